/** Pixels of one rem. */
export const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
