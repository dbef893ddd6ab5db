import type { Feature } from '../host/slots/feature';
import { about } from './about/feature';
import { activity } from './activity/feature';
import { audit } from './audit/feature';
import { help } from './help/feature';
import messages from './messages/en.json';
import { notifications } from './notifications/feature';
import { overview } from './overview/feature';
import { palette } from './palette/feature';
import { preferences } from './preferences/feature';
import { remotesPage } from './remotes-page/feature';
import { shortcuts } from './shortcuts/feature';
import { timings } from './timings/feature';
import { tour } from './tour/feature';
import { watch } from './watch/feature';

/**
 * The features of this console. Their order is that of the menus, and what an earlier one provides is there for the
 * later ones: most of them use the shortcuts.
 */
export const features: readonly Feature[] = [
  { texts: messages },
  shortcuts,
  preferences,
  activity,
  audit,
  tour,
  notifications,
  help,
  palette,
  overview,
  remotesPage,
  about,
  watch,
  timings,
];
