import type { HelpLoader } from '@console/remote/contract';
import { pages } from './pages.generated';

/** The help of the pages that the shell draws, and of those that look the same in all remotes. */
export const shellHelp: Readonly<Record<string, HelpLoader>> = pages;
