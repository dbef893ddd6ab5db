import activityPage from '../activity-page/messages/de.json';
import failure from '../failure/messages/de.json';
import help from '../help/messages/de.json';
import language from '../language/messages/de.json';
import messages from '../messages/de.json';
import override from '../override/messages/de.json';
import overview from '../overview/messages/de.json';
import palette from '../palette/messages/de.json';
import remotesPage from '../remotes-page/messages/de.json';
import tour from '../tour/messages/de.json';
import watch from '../watch/messages/de.json';

/** Everything that the shell says in German. */
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
