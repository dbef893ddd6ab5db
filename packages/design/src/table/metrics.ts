/** Height of a row in pixels [TABLE-02]. */
export const rowHeight = 44;

/** Height of the heading row in pixels. */
export const headingHeight = 40;

/** Up to this many rows all are drawn, so that the browser's own search finds them; more are virtualised. */
export const virtualizeAbove = 60;
