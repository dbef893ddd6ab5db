import type { Catalogue } from '@console/design/messages';
import alerts from './alerts/en.json';
import connection from './connection/en.json';
import outcomes from './outcomes/en.json';
import session from './session/en.json';

/** Texts of all services, by language. */
export const serviceMessages: { readonly en: Catalogue } = {
  en: { ...alerts, ...connection, ...outcomes, ...session },
};
