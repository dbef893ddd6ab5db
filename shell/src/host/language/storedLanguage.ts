import { directionOf } from '@console/design/language';
import { safeStorage } from '@console/design/storage';
import { type LanguageChoice, languageKey, readLanguageChoice, resolveLanguage } from './languageChoice';

const storage = safeStorage('localStorage');

/** The language that was chosen on this device; without a choice the console follows the browser. */
export const storedLanguageChoice = (): LanguageChoice => readLanguageChoice(storage.getItem(languageKey));

/** Stores a choice for this device; where nothing can be stored it holds until the page is left. */
export function storeLanguageChoice(choice: LanguageChoice): void {
  storage.setItem(languageKey, choice === 'browser' ? undefined : choice);
}

/** The language to show on this device now. */
export const storedLanguage = (choice: LanguageChoice = storedLanguageChoice()) =>
  resolveLanguage(choice, navigator.languages);

/** Tells the browser in which language the page is, and from which side it is read. */
export function markPage(locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
