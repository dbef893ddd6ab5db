import type { Catalogue } from '@console/design/messages';
import en from './en.json';

/** Texts of outcomes and the names of all models (`model.reader-definition`), by language. */
export const outcomeMessages: { readonly en: Catalogue } = { en };
