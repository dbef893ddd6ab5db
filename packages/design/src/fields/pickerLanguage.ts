import type { PickerLocale } from 'antd/es/date-picker/generatePicker';
import english from 'antd/es/date-picker/locale/en_US';
import { useEffect, useState } from 'react';
import { type Language, languageOf } from '../language';
import { useLocale } from '../messages';
import { loadTimeLanguage, momentLocaleOf } from '../time/timeLanguage';

/** What antd says in a picker, by language; names of days and months are those of moment. */
const loaders = {
  de: () => import(/* webpackChunkName: "time-de" */ 'antd/es/date-picker/locale/de_DE'),
  fr: () => import(/* webpackChunkName: "time-fr" */ 'antd/es/date-picker/locale/fr_FR'),
  es: () => import(/* webpackChunkName: "time-es" */ 'antd/es/date-picker/locale/es_ES'),
  ja: () => import(/* webpackChunkName: "time-ja" */ 'antd/es/date-picker/locale/ja_JP'),
  ar: () => import(/* webpackChunkName: "time-ar" */ 'antd/es/date-picker/locale/ar_EG'),
} satisfies Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: PickerLocale }>>;

async function loadWords(language: Exclude<Language, 'en'>): Promise<PickerLocale> {
  const [words] = await Promise.all([loaders[language](), loadTimeLanguage(language)]);
  return { ...words.default, lang: { ...words.default.lang, locale: momentLocaleOf(language) } };
}

/** The words of pickers in the language around; English until they are there, and where they do not arrive. */
export function usePickerWords(): PickerLocale {
  const language = languageOf(useLocale()) ?? 'en';
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly words: PickerLocale }>();
  useEffect(() => {
    if (language === 'en') return;
    let gone = false;
    loadWords(language).then(
      (words) => gone || setLoaded({ language, words }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return loaded?.language === language ? loaded.words : english;
}
