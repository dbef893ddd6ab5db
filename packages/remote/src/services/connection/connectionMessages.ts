import type { Catalogue } from '@console/design/messages';
import en from './en.json';

/** Texts about the connection, by language. */
export const connectionMessages: { readonly en: Catalogue } = { en };
