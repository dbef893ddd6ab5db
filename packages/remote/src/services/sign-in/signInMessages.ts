import type { Catalogue } from '@console/design/messages';
import en from './en.json';

/** Texts of signing in, by language. */
export const signInMessages: { readonly en: Catalogue } = { en };
