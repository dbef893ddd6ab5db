import type { JobRequest } from '@console/api-client/jobs/schema';
import { seededRandom } from '../../server/random/random';
import type { Origin, SeededJob, SeededReader } from '../model/fleet';
import { dailyJobs } from './dailyJobs';
import { distributionCenter } from './distributionCenter';
import { hospital } from './hospital';
import type { JobStory } from './jobStory';
import { store } from './store';

const minute = 60_000;
const hour = 60 * minute;

const stories: readonly JobStory[] = [
  {
    name: 'dc1-tracking',
    facility: distributionCenter.facility,
    recipeName: 'IMPINJ_Fast_Location',
    age: 87 * hour + 21 * minute,
    failedReaderNames: ['DC1-Dock-Door-07'],
    errors: [{ age: 190 * minute, message: 'The heartbeat of reader DC1-Dock-Door-07 timed out' }],
  },
  {
    name: 'store-opening-hours',
    facility: store.facility,
    recipeName: 'Shop-Floor-Count',
    durationSeconds: 10 * 3600,
    readerGroups: ['sales-floor', 'checkout', 'stock'],
    age: 2 * hour + 8 * minute,
  },
  {
    name: 'shop-doors',
    facility: store.facility,
    recipeName: 'Shop-Doors',
    readerGroups: ['entrance'],
    age: 30 * hour,
  },
  {
    name: 'ground-floor-day',
    facility: hospital.facility,
    recipeName: 'IMPINJ_Dense_Reader_Mode_Inventory',
    durationSeconds: 24 * 3600,
    readerGroups: ['ground-floor'],
    age: 3 * hour + 12 * minute,
    failedReaderNames: ['RH-Loading-Bay'],
    errors: [{ age: 9 * minute, message: 'The heartbeat of reader RH-Loading-Bay timed out' }],
  },
  {
    name: 'dc1-yearly-count',
    facility: distributionCenter.facility,
    recipeName: 'IMPINJ_Deep_Scan_Inventory',
    durationSeconds: 6 * 3600,
    readerGroups: ['racks'],
    age: 196 * hour,
    ran: 6 * hour,
    stopReason: 'JOB_COMPLETED',
  },
  {
    name: 'store-evening',
    facility: store.facility,
    recipeName: 'Shop-Floor-Count',
    readerGroups: ['sales-floor'],
    age: 15 * hour,
    ran: 3 * hour + 41 * minute,
    stopReason: 'USER_REQUESTED_GRACEFUL',
  },
  {
    name: 'theatres-trial',
    facility: hospital.facility,
    recipeName: 'IMPINJ_All_Thresholds',
    readerGroups: ['theatres'],
    age: 50 * hour,
    ran: 0,
    stopReason: 'JOB_FAILED',
    errors: [
      { age: 50 * hour - 2 * minute, message: 'No agent acknowledged the start of the job' },
      { age: 50 * hour - 4 * minute, message: 'The job could not be started within 4 attempts' },
    ],
  },
];

/**
 * Jobs that the readers of the demonstration work on, and those they did.
 * @param further further facilities; each has a job that has run for a week
 */
export function demoJobs(
  readers: readonly SeededReader[],
  { seed, now }: Origin,
  further: readonly string[] = [],
): SeededJob[] {
  return [...stories, ...dailyJobs, ...further.map(trackingIn)].map((story) => {
    const { name, facility, recipeName, durationSeconds = null, readerGroups, age, ran, errors = [] } = story;
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const stopped = ran === undefined ? null : before(age - ran);
    const request: JobRequest = {
      name,
      recipeName,
      facility,
      durationSeconds,
      startDelay: 'PT0S',
      reportToDatabaseEnabled: true,
      reportToHistoryEnabled: true,
      reportToMessageQueueEnabled: true,
      reportToFileEnabled: false,
      readerGroups: readerGroups ? [...readerGroups] : null,
      useOtherJobData: false,
    };
    return {
      id: seededRandom(seed, name, age).uuid(),
      status: stopped ? 'STOPPED' : 'RUNNING',
      facility,
      created: before(age),
      started: ran === 0 ? null : before(age),
      stopped,
      lastActivity: stopped ?? before(2000),
      stopReason: story.stopReason ?? null,
      startAttempts: ran === 0 ? 4 : 1,
      request,
      errors: errors.map((error) => ({ time: before(error.age).toISOString(), message: error.message })),
      readerNames: readers
        .filter((reader) => takesPart(reader, story))
        .map(({ definition }) => definition.name),
      failedReaderNames: story.failedReaderNames ?? [],
    };
  });
}

const trackingIn = (facility: string): JobStory => ({
  name: `${facility} tracking`,
  facility,
  recipeName: 'IMPINJ_Dense_Reader_Mode_Location',
  age: 7 * 24 * hour,
});

/** A job uses the readers of its facility, or of its groups there, that had registered. */
function takesPart({ definition, health }: SeededReader, { facility, readerGroups }: JobStory): boolean {
  return (
    definition.facility === facility &&
    health.state !== 'AWAITING_AGENT' &&
    (!readerGroups || readerGroups.some((group) => definition.groups?.includes(group)))
  );
}
