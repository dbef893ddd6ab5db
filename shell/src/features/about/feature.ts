import { lazyNamed } from '@console/design/progress';
import type { Feature } from '../../host/slots/feature';

const AboutDialog = lazyNamed(() => import('./AboutDialog'), 'AboutDialog', { waiting: null });

/** Versions and licences of everything that runs, in a dialog of the More menu. */
export const about: Feature = {
  more: [{ key: 'about', label: 'more.about', Dialog: AboutDialog }],
};
