/** Rank of a match, the best first: 0 it is the query, 1 it begins so, 2 its words begin so, 3 it contains it. */
export type Rank = 0 | 1 | 2 | 3;

/** Case and accents do not matter, nor do the characters that stand between words in names. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s_\-/.:]+/g, ' ')
    .trim();
}

/** The words of a query, folded. */
export const wordsIn = (query: string): string[] => fold(query).split(' ').filter(Boolean);

/** True for a text that a pattern fits; an invalid pattern fits nothing. */
export function fits(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return false;
  }
}

/**
 * Rank of a folded text for the words of a query; undefined: a word is missing.
 *
 * @param text - begins with the label, details follow
 * @param labelLength - of the label at the beginning of the text
 */
export function rankOf(text: string, labelLength: number, words: readonly string[]): Rank | undefined {
  for (const word of words) if (!text.includes(word)) return undefined;
  const phrase = words.join(' ');
  if (text.startsWith(phrase)) return phrase.length === labelLength ? 0 : 1;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 2 : 3;
}
