import { type Language, languageOf } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { useEffect, useState } from 'react';
import { loadEmbeddingMessages } from './translations';

/** Texts around the pages of a remote, in a language. */
interface ServiceMessages {
  readonly language: Language;
  /** @defaultValue what is in the code, which is English */
  readonly translation?: Catalogue;
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
      loadEmbeddingMessages(language).then(
        (translation) => show({ language, translation }),
        () => show(english),
      );
    return () => {
      gone = true;
    };
  }, [language]);
  return loaded;
}
