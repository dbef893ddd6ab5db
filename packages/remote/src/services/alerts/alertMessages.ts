import type { Catalogue } from '@console/design/messages';
import en from './en.json';

/** Texts of the alert host, by language. */
export const alertMessages: { readonly en: Catalogue } = { en };
