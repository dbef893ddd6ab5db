import { paths } from '@console/remote/contract';
import type { Feature } from '../../host/slots/feature';
import { ActivityPage } from './page/lazyActivityPage';
import { recordChanges } from './recordChanges';

/** The person's own changes: written down as they are made, listed on a page, taken back or sent again from there. */
export const activity: Feature = {
  pages: { activity: ActivityPage },
  userMenu: [{ key: 'activity', label: 'pages.activity', to: paths.activity() }],
  followChanges: recordChanges,
  onSessionEnd: (user) =>
    void import(/* webpackChunkName: "activity" */ './forgetWhenAsked').then(
      ({ forgetWhenAsked }) => forgetWhenAsked(user),
      () => undefined,
    ),
};
