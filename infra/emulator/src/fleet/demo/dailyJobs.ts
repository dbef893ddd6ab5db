import { hospital } from './hospital';
import type { JobStory } from './jobStory';
import { store } from './store';

const minute = 60_000;
const hour = 60 * minute;

/** Days of the past that have jobs. */
const days = [1, 2, 3, 4, 5, 6] as const;

/** Jobs of the sites, day after day before today. */
export const dailyJobs: readonly JobStory[] = days.flatMap((day) => [
  {
    name: 'store-opening-hours',
    facility: store.facility,
    recipeName: 'Shop-Floor-Count',
    durationSeconds: 10 * 3600,
    readerGroups: ['sales-floor', 'checkout', 'stock'],
    age: day * 24 * hour + 2 * hour + 8 * minute,
    ran: 10 * hour,
    stopReason: 'JOB_COMPLETED',
  },
  {
    name: 'ground-floor-day',
    facility: hospital.facility,
    recipeName: 'IMPINJ_Dense_Reader_Mode_Inventory',
    durationSeconds: 23 * 3600,
    readerGroups: ['ground-floor'],
    age: day * 24 * hour + 3 * hour + 12 * minute,
    ran: 23 * hour,
    stopReason: 'JOB_COMPLETED',
    // The reader at the loading bay lost its connection now and then.
    ...(day % 3 === 0 && {
      failedReaderNames: ['RH-Loading-Bay'],
      errors: [
        {
          age: day * 24 * hour - 6 * hour,
          message: 'The heartbeat of reader RH-Loading-Bay timed out',
        },
      ],
    }),
  },
  {
    name: 'theatres-night',
    facility: hospital.facility,
    recipeName: 'Theatres-Night',
    readerGroups: ['theatres'],
    age: (day - 1) * 24 * hour + 13 * hour,
    ran: 9 * hour - day * 7 * minute,
    stopReason: day === 4 ? 'USER_REQUESTED_ABRUPT' : 'USER_REQUESTED_GRACEFUL',
  },
]);
