import download from '../records/download/ja.json';
import live from '../records/live/ja.json';
import pickers from '../records/pickers/ja.json';
import alerts from '../services/alerts/ja.json';
import connection from '../services/connection/ja.json';
import language from '../services/language/ja.json';
import outcomes from '../services/outcomes/ja.json';
import session from '../services/session/ja.json';

/** Everything that the services and the record layer say in Japanese. */
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
