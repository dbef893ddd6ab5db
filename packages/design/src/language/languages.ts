/**
 * The languages that the console is offered in, English first. Each is a `<language>.json` beside every `en.json`, which
 * builds and tests find by this list.
 */
export const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

/** A language that the console is offered in. */
export type Language = (typeof languages)[number];

/** Name of each language in that language: who looks for one may read no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
  ar: 'العربية',
};

/** English with accents, in brackets and longer by two fifths: shows what is not translated and what is cut off. */
export const pseudoLocale = 'en-XA';

/** The offered language of a locale such as `de-CH`; undefined where there is none. */
export function languageOf(locale: string): Language | undefined {
  const [subtag] = locale.toLowerCase().split(/[-_]/);
  return languages.find((language) => language === subtag);
}

/**
 * The first of the wanted locales that is offered; English where none is.
 * @param wanted such as `navigator.languages`.
 */
export function matchLanguage(wanted: readonly string[]): Language {
  return wanted.map(languageOf).find((language) => language !== undefined) ?? 'en';
}

/** Which way a language is written. */
export type Direction = 'ltr' | 'rtl';

/** Which way the texts of a locale are written: Arabic ones from right to left, all others from left to right. */
export const directionOf = (locale: string): Direction => (languageOf(locale) === 'ar' ? 'rtl' : 'ltr');

/**
 * The locale by which numbers and times are written. Arabic is written with the digits 0 to 9: EPCs, addresses,
 * coordinates and serial numbers stand beside every number, are compared with it and typed back.
 */
export const numberLocaleOf = (locale: string): string =>
  languageOf(locale) === 'ar' && !locale.includes('-u-') ? `${locale}-u-nu-latn` : locale;
