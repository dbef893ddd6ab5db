import { transactionWithMessages } from '../server/messages';
import type { Service } from '../server/service';
import { clockSetBackBy, moveTimesBack } from './clockSetBack';
import { moveFeatures } from './moveFeatures';
import { moveHostHealth } from './moveHostHealth';
import { moveItems } from './moveItems';
import { moveIterations } from './moveIterations';
import { moveJobs } from './moveJobs';
import { moveReaderLogs } from './moveReaderLogs';
import { moveReaders } from './moveReaders';
import { moveRegistrations } from './moveRegistrations';
import { moveThresholds } from './moveThresholds';
import { moveUpgrades } from './moveUpgrades';
import { moveZoneMaps } from './moveZoneMaps';
import { lookUnderWay } from './underWay';

/** Interval at which the simulation looks for what is due, in milliseconds. */
const tickInterval = 1000;

/** Interval at which replaced rows are cleared away, in milliseconds. */
const vacuumInterval = 300_000;

/**
 * Keeps the fleet moving until it is stopped. All it knows is in the database, with the time at which each
 * thing is due, so it goes on after a restart where it was. Of several processes that share a database one does it.
 * The error of a tick is logged, and the next tick tries again.
 * @param rest how often it looks while nobody follows, in milliseconds. @defaultValue as often as ever
 */
export async function startSimulation(service: Service, rest = tickInterval): Promise<() => Promise<void>> {
  const { database, clock, messages, pace, attention } = service;
  const findUnderWay = lookUnderWay(service);
  let previous = Number.POSITIVE_INFINITY;
  const tick = async () => {
    // Where several processes share a database, one moves the fleet; when it is gone, the next one that looks does.
    if (!(await database.leadership.isHeld())) return;
    await transactionWithMessages(database, messages, async (transaction, outbox) => {
      const now = clock.now();
      const isBack = now.getTime() < previous;
      const setBack = isBack ? await clockSetBackBy(transaction, now) : 0;
      if (setBack > 0) await moveTimesBack(transaction, now, setBack);
      const since = isBack ? undefined : new Date(previous);
      previous = now.getTime();
      await moveJobs(transaction, now, pace);
      await moveIterations(transaction, since, now, pace);
      const underWay = await findUnderWay(transaction);
      if (underWay.features) await moveFeatures(transaction, now, pace);
      if (underWay.readerLogs) await moveReaderLogs(transaction, now, pace);
      if (underWay.zoneMaps) await moveZoneMaps(transaction, now, pace);
      if (underWay.registrations) await moveRegistrations(transaction, now, pace);
      await moveUpgrades(transaction, outbox, now, pace);
      await moveReaders(transaction, outbox, now, pace);
      await moveHostHealth(transaction, now, pace);
      await moveItems(transaction, outbox, now, pace);
      await moveThresholds(transaction, outbox, now, pace);
    }).catch((error) => console.error('A tick of the simulation failed:', error));
  };
  // Other processes that share a database do not tell who follows there.
  const mayRest = () => database.kind === 'pglite' && !attention.isPaid();
  const tickUnlessResting = async () => {
    const passed = clock.now().getTime() - previous;
    if (mayRest() && passed >= 0 && passed < rest) return;
    await tick();
  };
  await tick();
  const stopTicking = clock.every(tickInterval, tickUnlessResting);
  const stopVacuuming = clock.every(vacuumInterval, () =>
    database.vacuum().catch((error) => console.error('The database could not be cleared up:', error)),
  );
  return async () => {
    await stopTicking();
    await database.leadership.resign();
    await stopVacuuming();
  };
}
