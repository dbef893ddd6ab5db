import fc from 'fast-check';
import { healthyReport, isHealthy, unknownReport, unreachable } from '../resources/reader-health/report';
import { type Random, seededRandom } from '../server/random/random';
import { currentVersion, type Phase, rates, type SimulatedReader, stepReader } from './readerSteps';

const now = Date.parse('2026-03-02T08:00:00Z');

const well: SimulatedReader = {
  state: 'IDLE',
  phase: 'ONLINE',
  lastCheckin: now - 30_000,
  lastReboot: now - 1e9,
  lastTaskRequest: now - 30_000,
  report: healthyReport(currentVersion),
  unsteady: null,
  step: 7,
  nextStep: now,
};

/** Chance as it is wanted, everything else as the seed says. */
const luck = (chance: boolean): Random => ({ ...seededRandom('test'), chance: () => chance });

const step = (
  reader: SimulatedReader,
  random = luck(false),
  inJob = false,
  speed = 1,
  clocksSynced = false,
) => stepReader(reader, { now, random, inJob, speed, clocksSynced });

test('a reader checks in about every thirty seconds', () => {
  expect(step(well)).toEqual({
    ...well,
    lastCheckin: now,
    lastTaskRequest: now,
    step: 8,
    nextStep: expect.any(Number),
  });
  const wait = (step(well).nextStep ?? 0) - now;
  expect(wait).toBeGreaterThanOrEqual(27_000);
  expect(wait).toBeLessThanOrEqual(33_000);
});

test('the state of a connected reader says whether a job uses it', () => {
  expect(step(well, luck(false), true).state).toBe('RUNNING_JOB');
  expect(step({ ...well, state: 'RUNNING_JOB' }).state).toBe('IDLE');
});

test('a reader that fails is out of reach for some minutes and comes back well', () => {
  const lost = step(well, luck(true));
  expect(lost).toMatchObject({
    phase: 'OFFLINE',
    state: 'NOT_RESPONDING',
    lastCheckin: well.lastCheckin,
    report: { connectionStatus: { status: 'FAILED', code: 'NETWORK' } },
  });
  const outage = (lost.nextStep ?? 0) - now;
  expect(outage).toBeGreaterThanOrEqual(rates.outage[0]);
  expect(outage).toBeLessThanOrEqual(rates.outage[1]);
  const back = step(lost, luck(true));
  expect(back).toMatchObject({
    phase: 'ONLINE',
    state: 'IDLE',
    lastCheckin: now,
    lastReboot: well.lastReboot,
  });
  expect(isHealthy(back.report)).toBe(true);
});

test('a component that breaks leaves the reader connected, and may recover', () => {
  const draws = [false, true];
  const broken = step(well, { ...seededRandom('test'), chance: () => draws.shift() ?? false });
  expect(broken).toMatchObject({ phase: 'ONLINE', state: 'IDLE' });
  expect(isHealthy(broken.report)).toBe(false);
  expect(step(broken).report).toEqual(broken.report);
  const cured = [false, true];
  expect(
    isHealthy(step(broken, { ...seededRandom('test'), chance: () => cured.shift() ?? false }).report),
  ).toBe(true);
});

test('[READER-09] a new definition waits before its reader registers', () => {
  const waiting: SimulatedReader = {
    ...well,
    state: 'AWAITING_AGENT',
    phase: 'AWAITING',
    lastCheckin: null,
    lastReboot: null,
    lastTaskRequest: null,
    report: unknownReport,
    step: 0,
  };
  const scheduled = step(waiting);
  expect(scheduled).toEqual({ ...waiting, step: 1, nextStep: expect.any(Number) });
  expect((scheduled.nextStep ?? 0) - now).toBeGreaterThanOrEqual(rates.registration[0]);
  const registered = step(scheduled);
  expect(registered).toMatchObject({ phase: 'ONLINE', state: 'IDLE', lastCheckin: now });
  expect(registered.report).toEqual(healthyReport(currentVersion));
  expect(registered.lastReboot).toBeLessThan(now);
});

test('a restart drops the connection, then sets the time of the last reboot', () => {
  const dropped = step({ ...well, phase: 'RESTARTING' });
  expect(dropped).toMatchObject({ phase: 'STARTING', state: 'NOT_RESPONDING', lastReboot: well.lastReboot });
  expect(dropped.report.connectionStatus).toEqual({ status: 'FAILED', code: 'READER_RESTART' });
  const back = step(dropped);
  expect(back).toMatchObject({ phase: 'ONLINE', state: 'IDLE', lastReboot: now, lastCheckin: now });
  expect(isHealthy(back.report)).toBe(true);
});

test('[CLOCK-02] a clock that the service sets is right at the next check-in', () => {
  const late: SimulatedReader = {
    ...well,
    report: {
      ...well.report,
      clockSyncStatus: { status: 'FAILED', code: 'CLOCK_SKEW', skewMilliseconds: 48_213 },
    },
  };
  expect(isHealthy(step(late).report)).toBe(false);
  expect(isHealthy(step(late, luck(false), false, 1, true).report)).toBe(true);
});

test('speed shortens what takes time', () => {
  const slow = (step(well).nextStep ?? 0) - now;
  const fast = (step(well, luck(false), false, 10).nextStep ?? 0) - now;
  expect(fast).toBeCloseTo(slow / 10);
});

const phases = fc.constantFrom<Phase>('AWAITING', 'ONLINE', 'OFFLINE', 'RESTARTING', 'STARTING');

test('every step leads forward, to a state that agrees with the phase, and is repeatable', () => {
  fc.assert(
    fc.property(phases, fc.integer(), fc.nat(1e6), fc.boolean(), (phase, seed, steps, inJob) => {
      const reader: SimulatedReader = {
        ...well,
        phase,
        step: steps,
        report: phase === 'OFFLINE' ? unreachable(well.report, 'NETWORK') : well.report,
      };
      const take = () =>
        stepReader(reader, { now, random: seededRandom(seed), inJob, speed: 1, clocksSynced: false });
      const next = take();
      expect(take()).toEqual(next);
      expect(next.step).toBe(steps + 1);
      expect(next.nextStep).toBeGreaterThan(now);
      if (next.phase === 'ONLINE') expect(next.state).toBe(inJob ? 'RUNNING_JOB' : 'IDLE');
      if (next.phase === 'OFFLINE' || next.phase === 'STARTING') {
        expect(next.state).toBe('NOT_RESPONDING');
        expect(next.report.connectionStatus.status).toBe('FAILED');
      }
    }),
  );
});
