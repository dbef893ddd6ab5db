const letterSpacing = (element: Element) => Number.parseFloat(getComputedStyle(element).letterSpacing) || 0;

/**
 * True when the user has set letters apart.
 * @param element where they are shown: the page around an embedded part does not set those of the part.
 */
export const lettersAreSpaced = (element: Element): boolean => letterSpacing(element) > 0;

/**
 * Pixels of one rem; letters that the user spaces out take more of them, up to three letters to a rem.
 * @param element where the letters are shown.
 */
export function remInPixels(element: Element): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (Number.parseFloat(fontSize) || 16) + 3 * letterSpacing(element);
}
