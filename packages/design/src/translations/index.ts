import type { Language } from '../language';
import type { Catalogue } from '../messages';

/** A chunk for each language; in the shell it is one with what the other packages say in it. */
const loaders = {
  en: undefined,
  de: () => import(/* webpackChunkName: "language-de" */ './de'),
  fr: () => import(/* webpackChunkName: "language-fr" */ './fr'),
  es: () => import(/* webpackChunkName: "language-es" */ './es'),
  ja: () => import(/* webpackChunkName: "language-ja" */ './ja'),
  ar: () => import(/* webpackChunkName: "language-ar" */ './ar'),
} satisfies Record<Language, (() => Promise<{ readonly translation: object }>) | undefined>;

/** Loads what the design package says in a language; nothing in English, which is part of its code. */
export async function loadDesignMessages(language: Language): Promise<Catalogue> {
  const loaded = await loaders[language]?.();
  return (loaded?.translation ?? {}) as Catalogue;
}
