import { languageOfPage } from './collator';
import { numberLocaleOf } from './languages';

const formats = new Map<string, Intl.ListFormat>();

/**
 * Several things in one sentence, as a language lists them: `a, b, c`, `a、b、c`.
 * @param locale @defaultValue the language of the page
 */
export function formatList(items: readonly string[], locale = languageOfPage()): string {
  const format =
    formats.get(locale) ??
    new Intl.ListFormat(numberLocaleOf(locale), { type: 'conjunction', style: 'narrow' });
  formats.set(locale, format);
  return format.format(items);
}
