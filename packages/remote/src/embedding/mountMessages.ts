import type { Catalogue } from '@console/design/messages';
import en from './en.json';

/** Texts around a remote in a page that is not the console, by language. */
export const mountMessages: { readonly en: Catalogue } = { en };
