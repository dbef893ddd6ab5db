import type { Language, pseudoLocale } from '@console/design/language';
import type { Translation } from '@console/design/messages';

/** A language that the console can be shown in. */
export type ShownLocale = Language | typeof pseudoLocale;

/** All texts of the console in a language. */
export interface LoadedLanguage {
  /** The language that is shown. */
  readonly locale: string;
  /** @defaultValue what is in the code is all there is, which is English. */
  readonly translation?: Translation | undefined;
  /** Writes a text that is in no catalogue in the pseudo language. @defaultValue that is not shown */
  readonly pseudoText?: (text: string) => string;
  /** The language that was to be shown and did not arrive. */
  readonly failed?: Language;
}

/** Language that needs nothing to be loaded. */
export const english: LoadedLanguage = { locale: 'en' };
