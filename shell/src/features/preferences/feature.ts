import { lazyNamed } from '@console/design/progress';
import type { Feature } from '../../host/slots/feature';
import { PreferencesProvider } from './PreferencesProvider';

const PreferencesDialog = lazyNamed(() => import('./PreferencesDialog'), 'PreferencesDialog', {
  waiting: null,
});

/** Theme, density, time zone and language of the person, in a dialog of their menu. */
export const preferences: Feature = {
  userMenu: [{ key: 'preferences', label: 'preferences.title', separated: true, Dialog: PreferencesDialog }],
  Provider: PreferencesProvider,
};
