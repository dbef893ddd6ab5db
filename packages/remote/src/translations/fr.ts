import download from '../records/download/fr.json';
import live from '../records/live/fr.json';
import pickers from '../records/pickers/fr.json';
import alerts from '../services/alerts/fr.json';
import connection from '../services/connection/fr.json';
import language from '../services/language/fr.json';
import outcomes from '../services/outcomes/fr.json';
import session from '../services/session/fr.json';

/** Everything that the services and the record layer say in French. */
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
