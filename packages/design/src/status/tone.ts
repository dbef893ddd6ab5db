/** Grade of a state, from success to danger; always shown by colour, icon and text together. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
