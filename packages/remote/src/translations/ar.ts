import download from '../records/download/ar.json';
import live from '../records/live/ar.json';
import pickers from '../records/pickers/ar.json';
import alerts from '../services/alerts/ar.json';
import connection from '../services/connection/ar.json';
import language from '../services/language/ar.json';
import outcomes from '../services/outcomes/ar.json';
import session from '../services/session/ar.json';

/** Everything that the services and the record layer say in Arabic. */
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
