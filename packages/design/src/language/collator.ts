const collators = new Map<string, Intl.Collator>();

/**
 * Comparison of texts in a language: `reader-2` before `reader-10`, capitals and accents make no difference.
 */
export function collatorOf(locale: string): Intl.Collator {
  const collator = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  collators.set(locale, collator);
  return collator;
}

/** The language that the page around says it is in. */
export const languageOfPage = () =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** Order of two names as tables sort them, in the language of the page: `Dock 2` before `Dock 10`. */
export function compareNames(one: string, other: string): number {
  return collatorOf(languageOfPage()).compare(one, other);
}
