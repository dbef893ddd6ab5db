import { type Language, pseudoLocale } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { loadServiceMessages } from '@console/remote/translations';
import { english, type LoadedLanguage, type ShownLocale } from '../host/language';
import { inTime } from '../host/registry/inTime';
import { loaders } from './loaders.generated';

/** Time that the start waits for a language, in milliseconds; after that it goes on in English. */
const timeoutMs = 8000;

const late = () => new Error('The language did not arrive in time.');

async function loadTexts(language: Exclude<Language, 'en'>): Promise<Catalogue> {
  const [services, own] = await Promise.all([loadServiceMessages(language), loaders[language]()]);
  return { ...services, ...own.translation } as Catalogue;
}

async function loadPseudo(): Promise<LoadedLanguage> {
  const { pseudo, pseudoText } = await import('./pseudo');
  return { locale: pseudoLocale, translation: pseudo, pseudoText };
}

/** Loads everything that shell and packages say in a language; where it does not arrive the console is English. */
export async function loadLanguage(language: ShownLocale): Promise<LoadedLanguage> {
  if (language === pseudoLocale) return loadPseudo();
  if (language === 'en') return english;
  try {
    return { locale: language, translation: await inTime(loadTexts(language), timeoutMs, late) };
  } catch {
    return { ...english, failed: language };
  }
}
