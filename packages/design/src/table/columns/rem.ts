/** Pixels of one rem; letters that the user spaces out take more of them, up to three letters to a rem. */
export function remInPixels(): number {
  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(fontSize) || 16) + 3 * (Number.parseFloat(letterSpacing) || 0);
}
