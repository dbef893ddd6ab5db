import activityPage from '../activity-page/messages/fr.json';
import failure from '../failure/messages/fr.json';
import help from '../help/messages/fr.json';
import language from '../language/messages/fr.json';
import messages from '../messages/fr.json';
import override from '../override/messages/fr.json';
import overview from '../overview/messages/fr.json';
import palette from '../palette/messages/fr.json';
import remotesPage from '../remotes-page/messages/fr.json';
import tour from '../tour/messages/fr.json';
import watch from '../watch/messages/fr.json';

/** Everything that the shell says in French. */
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
