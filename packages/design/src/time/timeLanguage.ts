import moment from 'moment';
import { type Language, languageOf } from '../language';
import { useLocale } from '../messages';
import { createStore, useStore } from '../store';
import { loaders, locales } from './momentLocales.generated';

/** Locale of moment for a language. */
export const momentLocaleOf = (language: Language): string => locales[language];

const there = createStore<ReadonlySet<Language>>(new Set(['en']));
const loading = new Map<Language, Promise<void>>();

/** Loads names and words of a language, once; what does not arrive leaves times without words. */
export function loadTimeLanguage(language: Language): Promise<void> {
  const known = loading.get(language);
  if (known) return known;
  const load = language === 'en' ? Promise.resolve() : loaders[language]();
  const done = load.then(
    () => {
      // A language makes itself that of every moment: what goes over the wire stays as it is.
      moment.locale('en');
      there.setState(new Set([...there.getState(), language]));
    },
    () => void loading.delete(language),
  );
  loading.set(language, done);
  return done;
}

/** The locale of moment for the language around; undefined until its words are there, which this asks for. */
export function useTimeLanguage(): string | undefined {
  const language = languageOf(useLocale()) ?? 'en';
  const known = useStore(there).has(language);
  if (!known) void loadTimeLanguage(language);
  return known ? momentLocaleOf(language) : undefined;
}
