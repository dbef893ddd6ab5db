/** Version of this console [ABOUT-02]. */
export const clientVersion = '2.3.0';
