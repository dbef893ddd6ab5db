import download from '../records/download/de.json';
import live from '../records/live/de.json';
import pickers from '../records/pickers/de.json';
import alerts from '../services/alerts/de.json';
import connection from '../services/connection/de.json';
import language from '../services/language/de.json';
import outcomes from '../services/outcomes/de.json';
import session from '../services/session/de.json';

/** Everything that the services and the record layer say in German. */
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
