const letterSpacing = () => Number.parseFloat(getComputedStyle(document.documentElement).letterSpacing) || 0;

/** Whether the user has set letters apart. */
export const lettersAreSpaced = (): boolean => letterSpacing() > 0;

/** Pixels of one rem; letters that the user spaces out take more of them, up to three letters to a rem. */
export function remInPixels(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(fontSize) || 16) + 3 * letterSpacing();
}
