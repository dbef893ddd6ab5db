import type { Language } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { loadServiceMessages } from '@console/remote/translations';
import { loaders } from './loaders.generated';

/** Loads what a page with an embedded remote says in a language, around it too. */
export async function loadEmbeddingMessages(language: Exclude<Language, 'en'>): Promise<Catalogue> {
  const [services, own] = await Promise.all([loadServiceMessages(language), loaders[language]()]);
  return { ...services, ...own.translation } as Catalogue;
}
