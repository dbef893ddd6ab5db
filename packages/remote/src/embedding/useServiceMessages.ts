import { type Language, languageOf } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { loadServiceMessages } from '@console/remote/translations';
import { useEffect, useState } from 'react';

/** What everything around the pages of a remote says in a language. */
export interface ServiceMessages {
  readonly language: Language;
  /** @defaultValue what is in the code, which is English */
  readonly translation?: Catalogue;
}

const own = {
  en: undefined,
  de: () => import(/* webpackChunkName: "language-de" */ './de.json'),
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr.json'),
  es: () => import(/* webpackChunkName: "language-es" */ './es.json'),
  ja: () => import(/* webpackChunkName: "language-ja" */ './ja.json'),
  ar: () => import(/* webpackChunkName: "language-ar" */ './ar.json'),
} satisfies Record<Language, (() => Promise<{ readonly default: object }>) | undefined>;

async function loadTexts(language: Language): Promise<Catalogue> {
  const [services, embedding] = await Promise.all([loadServiceMessages(language), own[language]?.()]);
  return { ...services, ...embedding?.default } as Catalogue;
}

const english: ServiceMessages = { language: 'en' };

/**
 * The texts in the language that the page around asks for; English where there are none, and where they do not arrive.
 * Undefined until the first ones are there; what is shown stays while others are on their way.
 */
export function useServiceMessages(lang: string | undefined): ServiceMessages | undefined {
  const language = languageOf(lang ?? 'en') ?? 'en';
  const [loaded, setLoaded] = useState<ServiceMessages | undefined>(language === 'en' ? english : undefined);
  useEffect(() => {
    let gone = false;
    const show = (texts: ServiceMessages) => gone || setLoaded(texts);
    if (language === 'en') show(english);
    else
      loadTexts(language).then(
        (translation) => show({ language, translation }),
        () => show(english),
      );
    return () => {
      gone = true;
    };
  }, [language]);
  return loaded;
}
