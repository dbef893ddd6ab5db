import type { Language } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { loadDesignMessages } from '@console/design/translations';

const loaders = {
  en: undefined,
  de: () => import(/* webpackChunkName: "language-de" */ './de'),
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr'),
  es: () => import(/* webpackChunkName: "language-es" */ './es'),
  ja: () => import(/* webpackChunkName: "language-ja" */ './ja'),
  ar: () => import(/* webpackChunkName: "language-ar" */ './ar'),
} satisfies Record<Language, (() => Promise<{ readonly translation: object }>) | undefined>;

/** Loads what every page that shows remotes says in a language: design, services and record layer. */
export async function loadServiceMessages(language: Language): Promise<Catalogue> {
  const [design, own] = await Promise.all([loadDesignMessages(language), loaders[language]?.()]);
  return { ...design, ...own?.translation } as Catalogue;
}
