import { type Language, languages, matchLanguage, pseudoLocale } from '@console/design/language';

/** A language, or the wish to follow the browser. */
export type LanguageChoice = Language | 'browser';

/** Key in local storage; the boot script reads the same, so that the first frame has the right direction. */
export const languageKey = 'console-language';

/** The stored choice; anything that is none follows the browser. */
export const readLanguageChoice = (stored: string | null): LanguageChoice =>
  languages.find((language) => language === stored) ?? 'browser';

/** The language that a choice means in a browser. */
export const resolveLanguage = (choice: LanguageChoice, wanted: readonly string[]): Language =>
  choice === 'browser' ? matchLanguage(wanted) : choice;

/**
 * The language that the address asks for, as tests of layout do: `?language=en-XA`.
 * @param allowed whether the installation offers the pseudo language.
 */
export const pseudoOf = (search: string, allowed: boolean): typeof pseudoLocale | undefined =>
  allowed && new URLSearchParams(search).get('language') === pseudoLocale ? pseudoLocale : undefined;
