import type { Language } from '../language';
import type { Catalogue } from '../messages';
import { loaders } from './loaders.generated';

/** Loads what the design package says in a language; nothing in English, which is part of its code. */
export async function loadDesignMessages(language: Language): Promise<Catalogue> {
  if (language === 'en') return {};
  return (await loaders[language]()).translation as Catalogue;
}
