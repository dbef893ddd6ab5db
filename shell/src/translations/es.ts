import activityPage from '../activity-page/messages/es.json';
import failure from '../failure/messages/es.json';
import help from '../help/messages/es.json';
import language from '../language/messages/es.json';
import messages from '../messages/es.json';
import override from '../override/messages/es.json';
import overview from '../overview/messages/es.json';
import palette from '../palette/messages/es.json';
import remotesPage from '../remotes-page/messages/es.json';
import tour from '../tour/messages/es.json';
import watch from '../watch/messages/es.json';

/** Everything that the shell says in Spanish. */
export const translation = {
  ...activityPage,
  ...failure,
  ...help,
  ...language,
  ...messages,
  ...override,
  ...overview,
  ...palette,
  ...remotesPage,
  ...tour,
  ...watch,
};
