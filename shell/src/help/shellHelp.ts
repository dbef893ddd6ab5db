import type { HelpLoader } from '@console/remote/contract';

/** The help of the pages that the shell draws, and of those that look the same in all remotes. */
export const shellHelp: Readonly<Record<string, HelpLoader>> = {
  en: () => import(/* webpackChunkName: "help-en" */ './pages.en.json'),
};
