import type { HelpLoader } from '@console/remote/contract';

/** The help of the pages that the shell draws, and of those that look the same in all remotes. */
export const shellHelp: Readonly<Record<string, HelpLoader>> = {
  en: () => import(/* webpackChunkName: "help-en" */ './pages.en.json'),
  de: () => import(/* webpackChunkName: "language-de" */ './pages.de.json'),
  fr: () => import(/* webpackChunkName: "language-fr" */ './pages.fr.json'),
  es: () => import(/* webpackChunkName: "language-es" */ './pages.es.json'),
  ja: () => import(/* webpackChunkName: "language-ja" */ './pages.ja.json'),
  ar: () => import(/* webpackChunkName: "language-ar" */ './pages.ar.json'),
};
