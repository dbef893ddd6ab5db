import { createPreferences } from '@console/design/preferences';
import { safeStorage } from '@console/design/storage';
import { paths } from '@console/remote/contract';
import type { Feature } from '../../host/slots/feature';
import { forgetActivityKey, readForgetActivity } from './forgetting';
import { ActivityPage } from './page/lazyActivityPage';
import { recordChanges } from './recordChanges';

/** Forgets what a person has changed, where they asked for that in their preferences. */
function forgetWhenAsked(user: string): void {
  const preferences = createPreferences(user, safeStorage('localStorage'));
  if (!readForgetActivity(preferences.get(forgetActivityKey))) return;
  void import(/* webpackChunkName: "activity" */ './store')
    .then(({ forgetActivity }) => forgetActivity(user))
    .catch(() => undefined);
}

/** The person's own changes: written down as they are made, listed on a page, taken back or sent again from there. */
export const activity: Feature = {
  pages: { activity: ActivityPage },
  userMenu: [{ key: 'activity', label: 'pages.activity', to: paths.activity() }],
  followChanges: recordChanges,
  onSessionEnd: forgetWhenAsked,
};
