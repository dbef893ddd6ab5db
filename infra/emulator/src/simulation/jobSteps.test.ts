import { jobStatuses } from '@console/api-client/jobs/schema';
import fc from 'fast-check';
import { type Random, seededRandom } from '../server/random/random';
import { jobTimes, type SimulatedJob, stepJob } from './jobSteps';

const now = Date.parse('2026-03-02T08:00:00Z');

const running: SimulatedJob = {
  status: 'RUNNING',
  started: now - 60_000,
  durationSeconds: null,
  startAttempts: 1,
  stopReason: null,
  reachable: 3,
  unreachable: [],
  silent: [],
  returned: [],
};

/** Chance as it is wanted, everything else as the seed says. */
const luck = (chance: boolean): Random => ({ ...seededRandom('test'), chance: () => chance });

const step = (change: Partial<SimulatedJob>, random = luck(false), speed = 1) =>
  stepJob({ ...running, ...change }, { now, random, speed });

test('a job waits, initialises, and is started for the first time', () => {
  expect(step({ status: 'WAITING' })).toEqual({ status: 'INITIALIZING', waitMs: expect.any(Number) });
  expect(step({ status: 'INITIALIZING', startAttempts: 0 })).toEqual({
    status: 'STARTING',
    startAttempts: 1,
    waitMs: expect.any(Number),
  });
});

test('it begins with the readers that are connected; the others fail', () => {
  expect(step({ status: 'STARTING', unreachable: ['A'] })).toEqual({
    status: 'RUNNING',
    begins: true,
    failed: ['A'],
    errors: ['Reader A failed to initialise its connection'],
    waitMs: jobTimes.heartbeat,
  });
});

test('without a connected reader it is tried four times, then fails', () => {
  const nobody = { status: 'STARTING', reachable: 0, unreachable: ['A'] };
  expect(step({ ...nobody, startAttempts: 3 })).toEqual({
    status: 'STARTING',
    startAttempts: 4,
    errors: ['No agent acknowledged the start of the job'],
    waitMs: expect.any(Number),
  });
  expect(step({ ...nobody, startAttempts: 4 })).toEqual({
    status: 'STOPPED',
    stopReason: 'JOB_FAILED',
    errors: ['No agent acknowledged the start of the job', 'The job could not be started within 4 attempts'],
    waitMs: null,
  });
});

test('while it runs, silent readers drop out and returned ones take part again', () => {
  expect(step({ unreachable: ['A', 'B'], silent: ['A'], returned: ['C'] })).toEqual({
    status: 'RUNNING',
    failed: ['A'],
    returned: ['C'],
    errors: ['The heartbeat of reader A timed out'],
    waitMs: jobTimes.heartbeat,
  });
});

test('it fails when no reader is left', () => {
  expect(step({ reachable: 0, unreachable: ['A'], silent: ['A'] })).toMatchObject({
    status: 'STOPPING',
    stopReason: 'JOB_FAILED',
    failed: ['A'],
    errors: ['The heartbeat of reader A timed out', 'No reader of the job is left'],
  });
  expect(step({ reachable: 0, unreachable: ['A'] }).status).toBe('RUNNING');
});

test('its end is met to the moment, and it completes', () => {
  expect(step({ durationSeconds: 64 }).waitMs).toBe(4000);
  expect(step({ durationSeconds: 600 }).waitMs).toBe(jobTimes.heartbeat);
  expect(step({ durationSeconds: 0 }).waitMs).toBe(jobTimes.heartbeat);
  expect(step({ durationSeconds: 60 })).toMatchObject({ status: 'STOPPING', stopReason: 'JOB_COMPLETED' });
  expect(step({ status: 'STOPPING', stopReason: 'JOB_COMPLETED' })).toEqual({
    status: 'STOPPED',
    stopReason: 'JOB_COMPLETED',
    waitMs: null,
  });
});

test('its engine may stop, and is started again', () => {
  expect(step({}, luck(true))).toMatchObject({
    status: 'RESTARTING_RDE',
    errors: ['The reader data engine stopped and is started again'],
  });
  expect(step({ status: 'RESTARTING_RDE' })).toEqual({ status: 'RUNNING', waitMs: jobTimes.heartbeat });
});

test('speed shortens what readers do, not how long the job runs', () => {
  expect(step({}, luck(false), 10).waitMs).toBe(jobTimes.heartbeat / 10);
  expect(step({ durationSeconds: 60.5 }, luck(false), 10).waitMs).toBe(500);
});

test('every job comes to its end, and every step can be repeated', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...jobStatuses),
      fc.integer(),
      fc.nat(5),
      fc.array(fc.constantFrom('A', 'B')),
      (status, seed, reachable, unreachable) => {
        const take = () =>
          step({ status, reachable, unreachable, silent: unreachable }, seededRandom(seed), 1);
        expect(take()).toEqual(take());
        expect(jobStatuses).toContain(take().status);
        expect(take().waitMs === null).toBe(take().status === 'STOPPED');
      },
    ),
  );
});
