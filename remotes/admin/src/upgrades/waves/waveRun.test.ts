import {
  beginWaves,
  failedReaders,
  nextCommand,
  readersSettled,
  stepWaves,
  type WaveEvent,
  type WavePlan,
} from './waveRun';

const plan: WavePlan = {
  imageType: 'FIRMWARE_SPEEDWAY',
  version: '7.0.0',
  waves: [['a'], ['b', 'c'], ['d']],
  stopAfter: 1,
  jobs: [
    { id: 'j1', label: 'Day', request: { recipeName: 'Day' } },
    { id: 'j2', label: 'Night', request: { recipeName: 'Night' } },
  ],
};
const noJobs: WavePlan = { ...plan, jobs: [] };
const noon = Date.parse('2026-03-02T12:00:00Z');
const after = (of: WavePlan, ...events: readonly WaveEvent[]) => events.reduce(stepWaves, beginWaves(of));
const next = (of: WavePlan, ...events: readonly WaveEvent[]) => nextCommand(after(of, ...events), noon);

const stopped: readonly WaveEvent[] = [0, 1].map((at) => ({ kind: 'jobMoved', at, to: { at: 'stopped' } }));
const started = (at: number, upgrade = `u${at}`): WaveEvent => ({ kind: 'waveStarted', at, upgrade });
const over = (at: number, failed: readonly string[] = []): WaveEvent => ({
  kind: 'waveSeen',
  at,
  over: true,
  done: 1,
  failed,
});
const wave = (at: number, failed?: readonly string[]) => [started(at), over(at, failed)];
const allOver = [...wave(0), ...wave(1), ...wave(2)];
const resumed: WaveEvent = { kind: 'resumed' };
const busy: WaveEvent = { kind: 'readersBusy', names: ['a'] };

test.each<[string, ReturnType<typeof nextCommand>, ReturnType<typeof nextCommand>]>([
  ['jobs are stopped before anything else', next(plan), { act: 'stopJob', at: 0 }],
  [
    'one after the other',
    next(plan, { kind: 'jobMoved', at: 0, to: { at: 'stopping' } }),
    { act: 'stopJob', at: 1 },
  ],
  [
    'and waited for',
    next(
      plan,
      { kind: 'jobMoved', at: 0, to: { at: 'stopping' } },
      { kind: 'jobMoved', at: 1, to: { at: 'stopped' } },
    ),
    { act: 'seeJob', at: 0 },
  ],
  ['then the first wave starts', next(plan, ...stopped), { act: 'startWave', at: 0 }],
  [
    'a wave whose start was not answered is looked for',
    next(plan, ...stopped, { kind: 'waveAsked', at: 0, known: [] }),
    { act: 'findWave', at: 0 },
  ],
  [
    'and started again if the service has none',
    next(plan, ...stopped, { kind: 'waveAsked', at: 0, known: [] }, { kind: 'waveLost', at: 0 }),
    { act: 'startWave', at: 0 },
  ],
  ['a wave under way is looked at', next(noJobs, started(0)), { act: 'seeWave', at: 0 }],
  ['after it the next one starts', next(noJobs, ...wave(0)), { act: 'startWave', at: 1 }],
  [
    'not after a failure too many',
    next(noJobs, ...wave(0, ['a'])),
    { act: 'hold', hold: { why: 'failures' } },
  ],
  [
    'but with more patience',
    next({ ...noJobs, stopAfter: 2 }, ...wave(0, ['a'])),
    { act: 'startWave', at: 1 },
  ],
  [
    'what somebody has seen no longer counts',
    next(noJobs, ...wave(0, ['a']), { kind: 'held', hold: { why: 'failures' } }, resumed),
    { act: 'startWave', at: 1 },
  ],
  [
    'while it is held a wave under way is looked at',
    next(noJobs, started(0), { kind: 'held', hold: { why: 'person' } }),
    { act: 'seeWave', at: 0 },
  ],
  [
    'and nothing else is done',
    next(noJobs, { kind: 'held', hold: { why: 'person' } }),
    { act: 'wait', why: 'held' },
  ],
  [
    'before its time it waits, jobs included',
    next({ ...plan, from: '2026-03-02T12:00:01Z' }),
    { act: 'wait', why: 'window' },
  ],
  [
    'after its time it is held',
    next({ ...plan, until: '2026-03-02T12:00:00Z' }),
    { act: 'hold', hold: { why: 'window' } },
  ],
  [
    'who goes on after that does without an end',
    next({ ...noJobs, until: '2026-03-02T12:00:00Z' }, { kind: 'held', hold: { why: 'window' } }, resumed),
    { act: 'startWave', at: 0 },
  ],
  [
    'a wave of readers that are left out is none',
    next(noJobs, busy, { kind: 'busyLeftOut' }),
    { act: 'startWave', at: 1 },
  ],
  [
    'after all waves the jobs are started again',
    next(plan, ...stopped, ...allOver),
    { act: 'startJob', at: 0 },
  ],
  [
    'after a cancel, too',
    next(plan, ...stopped, ...wave(0), { kind: 'cancelled' }),
    { act: 'startJob', at: 0 },
  ],
  [
    'a job that was still stopping is waited for',
    next(plan, { kind: 'jobMoved', at: 0, to: { at: 'stopping' } }, { kind: 'cancelled' }),
    { act: 'seeJob', at: 0 },
  ],
  [
    'one that was over before is not started',
    next(plan, ...[0, 1].map((at): WaveEvent => ({ kind: 'jobMoved', at, to: { at: 'ended' } })), ...allOver),
    { act: 'end' },
  ],
  [
    'failures of the last wave hold nothing',
    next(noJobs, ...wave(0), ...wave(1), ...wave(2, ['d'])),
    { act: 'end' },
  ],
  ['at the end there is nothing to do', next(noJobs, { kind: 'ended' }), { act: 'wait', why: 'ended' }],
  [
    'jobs that were refused are tried again',
    next(
      plan,
      { kind: 'jobMoved', at: 0, to: { at: 'failed', reason: 'busy' } },
      { kind: 'jobMoved', at: 1, to: { at: 'ended' } },
      ...allOver,
      { kind: 'ended' },
      { kind: 'jobsAgain' },
    ),
    { act: 'startJob', at: 0 },
  ],
])('%s', (_, command, expected) => {
  expect(command).toEqual(expected);
});

test('a wave that was asked for when all was cancelled is not started again', () => {
  const run = after(
    noJobs,
    { kind: 'waveAsked', at: 0, known: [] },
    { kind: 'cancelled' },
    { kind: 'waveLost', at: 0 },
  );
  expect(run.waves.map(({ at }) => at)).toEqual(['skipped', 'skipped', 'skipped']);
});

test('readers that are left out leave the others of their wave', () => {
  const run = after(noJobs, ...wave(0), { kind: 'readersBusy', names: ['c'] }, { kind: 'busyLeftOut' });
  expect([run.plan.waves[1], run.leftOut, run.busy]).toEqual([['b'], ['c'], []]);
});

test('what is through and what failed is counted over all waves', () => {
  const run = after(noJobs, ...wave(0, ['a']), started(1), { ...over(1, ['b']), over: false } as WaveEvent);
  expect(readersSettled(run)).toEqual({ done: 2, count: 4 });
  expect(failedReaders(run)).toEqual(['a', 'b']);
});

test('what is kept goes through JSON', () => {
  const run = after(plan, ...stopped, ...wave(0, ['a']), {
    kind: 'held',
    hold: { why: 'refused', reason: 'no' },
  });
  expect(JSON.parse(JSON.stringify(run))).toEqual(run);
});
