/** How good or bad something is; always shown by colour, icon and text together. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
