import download from '../records/download/es.json';
import live from '../records/live/es.json';
import pickers from '../records/pickers/es.json';
import alerts from '../services/alerts/es.json';
import connection from '../services/connection/es.json';
import language from '../services/language/es.json';
import outcomes from '../services/outcomes/es.json';
import session from '../services/session/es.json';

/** Everything that the services and the record layer say in Spanish. */
export const translation = {
  ...download,
  ...live,
  ...pickers,
  ...alerts,
  ...connection,
  ...language,
  ...outcomes,
  ...session,
};
