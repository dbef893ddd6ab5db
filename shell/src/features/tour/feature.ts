import type { Feature } from '../../host/slots/feature';
import { TourRunner } from './TourRunner';
import { openChecklist } from './tourChecklist';

/** The guided tour through what remotes declare, with its checklist in the menu of the user. */
export const tour: Feature = {
  userMenu: [
    {
      key: 'tour',
      label: 'tour.open',
      isOffered: ({ remotes }) => remotes.some(({ tour: stops = [] }) => stops.length > 0),
      onAct: openChecklist,
    },
  ],
  Provider: TourRunner,
};
