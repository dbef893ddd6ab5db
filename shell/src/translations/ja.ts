import activityPage from '../activity-page/messages/ja.json';
import failure from '../failure/messages/ja.json';
import help from '../help/messages/ja.json';
import language from '../language/messages/ja.json';
import messages from '../messages/ja.json';
import override from '../override/messages/ja.json';
import overview from '../overview/messages/ja.json';
import palette from '../palette/messages/ja.json';
import remotesPage from '../remotes-page/messages/ja.json';
import tour from '../tour/messages/ja.json';
import watch from '../watch/messages/ja.json';

/** Everything that the shell says in Japanese. */
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
