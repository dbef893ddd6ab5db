import type { Language } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { loadDesignMessages } from '@console/design/translations';
import { loaders } from './loaders.generated';

/** Loads what every page that shows remotes says in a language: design, services and record layer. */
export async function loadServiceMessages(language: Language): Promise<Catalogue> {
  if (language === 'en') return {};
  const [design, own] = await Promise.all([loadDesignMessages(language), loaders[language]()]);
  return { ...design, ...own.translation } as Catalogue;
}
