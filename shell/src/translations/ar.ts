import activityPage from '../activity-page/messages/ar.json';
import failure from '../failure/messages/ar.json';
import help from '../help/messages/ar.json';
import language from '../language/messages/ar.json';
import messages from '../messages/ar.json';
import override from '../override/messages/ar.json';
import overview from '../overview/messages/ar.json';
import palette from '../palette/messages/ar.json';
import remotesPage from '../remotes-page/messages/ar.json';
import tour from '../tour/messages/ar.json';
import watch from '../watch/messages/ar.json';

/** Everything that the shell says in Arabic. */
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
