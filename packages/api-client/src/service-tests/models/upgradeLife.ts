import type { ModelCommand } from '@console/testing/models';
import fc from 'fast-check';
import type { ServiceClient } from '../../client';
import { listReaderHealth } from '../../reader-health';
import {
  isComplete,
  isFailure,
  isRunning,
  listUpgrades,
  showUpgrade,
  startUpgrade,
  stopUpgrade,
  type UpgradeDetail,
  type UpgradeStep,
  type UpgradingReader,
  upgradeSteps,
} from '../../upgrades';
import { refusalOf } from './factoryService';

/** An upgrade as it was seen last, and what was asked of it. */
export interface KnownUpgrade {
  seen: UpgradeDetail;
  readonly atOnce: number;
  isStopped: boolean;
}

/** The upgrades in the order of their starts, and the readers that are defined. */
export interface Upgrades {
  readonly upgrades: KnownUpgrade[];
  readonly readers: Set<string>;
  newest: () => string;
}

type Command = ModelCommand<Upgrades, ServiceClient>;

const names = ['Dock', 'Gate', 'Hall'];
const imageType = 'CAP_ITEMSENSE';

/** Statuses of an upgrade and of its readers by how far they are. */
const progress: Readonly<Record<string, number>> = {
  WAITING: 0,
  IN_PROGRESS: 1,
  COMPLETED: 2,
  FAILED: 2,
  SKIPPED: 2,
};

/** Starts an upgrade. */
export const startUpgradeOf = (
  readers: readonly string[],
  version: string,
  maxParallelReaders: number,
): Command => ({
  says: `upgrade ${readers} to ${version}, ${maxParallelReaders} at a time`,
  check: (model) => readers.every((name) => model.readers.has(name)),
  run: async (model, client) => {
    const id = await client.call(startUpgrade({ imageType, version, readers, maxParallelReaders }));
    const seen = await client.call(showUpgrade(id));
    expect(seen.status).toBe('WAITING');
    expect(seen.readers.map(({ name, status }) => [name, status])).toEqual(
      [...readers].sort().map((name) => [name, 'WAITING']),
    );
    const upgrade = { seen, atOnce: maxParallelReaders, isStopped: false };
    model.upgrades.push(upgrade);
    model.newest = () => `upgrade ${upgrade.seen.status}`;
  },
});

const stop = (which: number): Command => ({
  says: `stop upgrade ${which}`,
  check: ({ upgrades }) => upgrades.length > 0,
  run: async ({ upgrades }, client) => {
    const upgrade = upgrades[which % upgrades.length];
    if (!upgrade) return;
    const isOver = isComplete(upgrade.seen);
    expect(await refusalOf(client.call(stopUpgrade(upgrade.seen.id)))).toBe(isOver ? 409 : undefined);
    if (!isOver) upgrade.isStopped = true;
  },
});

const step = ({ installStep }: UpgradingReader) => upgradeSteps.indexOf(installStep as UpgradeStep);

/** Expects a reader of an upgrade to have gone on as it may since it was seen last. */
function readerFollowed(before: UpgradingReader, after: UpgradingReader): void {
  const [was, is] = [progress[before.status ?? ''] ?? -1, progress[after.status ?? ''] ?? -1];
  expect(is).toBeGreaterThanOrEqual(was);
  if (was === 2) expect(after).toEqual(before);
  if (was === 1 && is === 1) expect(step(after)).toBeGreaterThanOrEqual(step(before));
  if (after.status === 'COMPLETED') expect(after.installStep).toBe('VERSION_CORRECT');
}

/** Expects an upgrade to have gone on as it may since it was seen last. */
function followed({ seen: before, isStopped, atOnce }: KnownUpgrade, after: UpgradeDetail): void {
  expect(progress[after.status]).toBeGreaterThanOrEqual(progress[before.status] ?? 9);
  if (isComplete(before)) expect(after).toEqual(before);
  for (const [place, reader] of after.readers.entries())
    readerFollowed(before.readers[place] ?? reader, reader);
  const open = after.readers.filter(isRunning);
  expect(after.readers.filter(({ status }) => status === 'IN_PROGRESS').length).toBeLessThanOrEqual(atOnce);
  if (isStopped) expect(open.filter(({ status }) => status === 'WAITING')).toEqual([]);
  if (!isComplete(after)) return;
  expect(open).toEqual([]);
  expect(after.status === 'FAILED').toBe(isStopped || after.readers.every(isFailure));
}

/** List and one agree, each upgrade went on as it may, no reader is in two, and those in one are busy with it. */
export async function upgradesAgree(
  { upgrades, readers }: Readonly<Upgrades>,
  client: ServiceClient,
): Promise<void> {
  if (upgrades.length === 0) return;
  const { rows } = await client.call(listUpgrades());
  expect(rows.map(({ id }) => id)).toEqual(upgrades.map(({ seen }) => seen.id).reverse());
  for (const known of upgrades) {
    const after = await client.call(showUpgrade(known.seen.id));
    followed(known, after);
    known.seen = after;
    expect(rows.find(({ id }) => id === after.id)).toMatchObject({
      numDevices: after.readers.length,
      numFailures: after.readers.filter(isFailure).length,
      isCancelled: known.isStopped,
    });
  }
  const { rows: health } = await client.call(listReaderHealth());
  const handled = upgrades.flatMap(({ seen }) =>
    seen.readers.filter(
      (reader) => reader.status === 'IN_PROGRESS' && step(reader) > 0 && readers.has(reader.name),
    ),
  );
  for (const { readerName, state } of health) {
    const own = handled.filter(({ name }) => name === readerName);
    expect(own.length).toBeLessThanOrEqual(1);
    if (own.length > 0) expect([readerName, state]).toEqual([readerName, 'UPDATING_FIRMWARE']);
    if (state === 'AWAITING_AGENT') expect(own).toEqual([]);
  }
}

/** Commands of upgrades. */
export const upgradeCommands = {
  'start upgrade': fc
    .tuple(
      fc.subarray(names, { minLength: 1 }),
      fc.constantFrom('1.8.0.240', '1.8.0.240', '1.7.2.240'),
      fc.constantFrom(1, 2, 10),
    )
    .map((all) => startUpgradeOf(...all)),
  'stop upgrade': fc.nat(2).map(stop),
};
