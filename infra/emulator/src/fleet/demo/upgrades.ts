import { seededRandom } from '../../server/random/random';
import type { Origin, SeededReader, SeededUpgrade } from '../model/fleet';

const minute = 60_000;
const day = 24 * 60 * minute;

type ReaderOfUpgrade = SeededUpgrade['readers'][number];

interface Story {
  readonly name: string;
  readonly status: SeededUpgrade['status'];
  readonly imageType: SeededUpgrade['imageType'];
  readonly version: string;
  readonly previousVersion: string;
  readonly maxParallelReaders: number;
  /** Time since it was started, in milliseconds. */
  readonly age: number;
  /** Duration; `null`: it still goes on. */
  readonly took: number | null;
  readonly readers: Readonly<Record<string, Pick<ReaderOfUpgrade, 'status' | 'installStep' | 'message'>>>;
}

const upgraded = { status: 'COMPLETED', installStep: 'VERSION_CORRECT', message: null } as const;

const stories: readonly Story[] = [
  {
    name: 'docks',
    status: 'COMPLETED',
    imageType: 'FIRMWARE_SPEEDWAY',
    version: '6.4.1.240',
    previousVersion: '6.2.0.240',
    maxParallelReaders: 4,
    age: 3 * day,
    took: 6 * minute,
    readers: {
      'DC1-Dock-Door-01': upgraded,
      'DC1-Dock-Door-02': upgraded,
      'DC1-Dock-Door-03': upgraded,
      'DC1-Dock-Door-04': upgraded,
      'DC1-Packing-Line-01': {
        status: 'FAILED',
        installStep: 'NOT_RESPONDING',
        message: 'The reader did not come back after its restart',
      },
      'DC1-Staging-01': { status: 'SKIPPED', installStep: 'VERSION_CORRECT', message: null },
    },
  },
  {
    name: 'wards',
    status: 'IN_PROGRESS',
    imageType: 'CAP_ITEMSENSE',
    version: '1.8.0.240',
    previousVersion: '1.7.2.240',
    maxParallelReaders: 1,
    age: 0.5 * minute,
    took: null,
    readers: {
      'RH-Ward-2A': { status: 'IN_PROGRESS', installStep: 'UPLOAD_PACKAGE', message: null },
      'RH-Sterile-Supply': { status: 'WAITING', installStep: 'WAITING_FOR_PACKAGE', message: null },
    },
  },
];

/** One upgrade of the demonstration that is over, with a failure, and one under way. */
export function demoUpgrades(readers: readonly SeededReader[], { seed, now }: Origin): SeededUpgrade[] {
  const present = new Set(readers.map(({ definition }) => definition.name));
  return stories
    .map(({ readers: ofStory, age, took, ...story }) => {
      const created = now.getTime() - age;
      const finished = took === null ? null : new Date(created + took);
      return {
        ...story,
        id: seededRandom(seed, 'upgrade', story.name).uuid(),
        created: new Date(created),
        updated: finished ?? now,
        finished,
        readers: Object.entries(ofStory)
          .filter(([name]) => present.has(name))
          .map(([name, progress]) => ({ name, ...progress })),
      };
    })
    .filter((upgrade) => upgrade.readers.length > 0);
}

/** The reader as it is while an upgrade has it in hand. */
export function inUpgrade(reader: SeededReader, upgrades: readonly SeededUpgrade[]): SeededReader {
  const busy = upgrades.some((upgrade) =>
    upgrade.readers.some(({ name, status }) => name === reader.definition.name && status === 'IN_PROGRESS'),
  );
  if (!busy) return reader;
  return {
    ...reader,
    health: { ...reader.health, state: 'UPDATING_FIRMWARE', phase: 'UPDATING', nextStep: null },
  };
}
