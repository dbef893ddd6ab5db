import type { PickerLocale } from 'antd/es/date-picker/generatePicker';
import english from 'antd/es/date-picker/locale/en_US';
import { useEffect, useState } from 'react';
import { type Language, languageOf } from '../language';
import { useLocale } from '../messages';
import { loadTimeLanguage, momentLocaleOf } from '../time/timeLanguage';
import { loaders } from './pickerLocales.generated';

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
