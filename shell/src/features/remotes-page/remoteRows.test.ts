import type { CountedReport } from '@console/remote/operation';
import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registryOf } from '../../testing/registeredRemote';
import { remoteRows, total } from './remoteRows';

const report = (changes: Partial<CountedReport>): CountedReport => ({
  kind: 'failure',
  remote: 'readers',
  version: '1.0.0',
  build: 'b',
  code: 'slow',
  count: 2,
  first: '2026-11-21T20:00:00.000Z',
  last: '2026-11-21T21:00:00.000Z',
  ...changes,
});

const released = registryOf(registeredRemote);
const [entry] = released.remotes;
const [remote] = resolveRegistry(released).remotes;
if (!entry || !remote) throw new Error('The registry of this test holds a remote.');

const rowOf = (
  changes: Partial<typeof remote> = {},
  changedEntry: Partial<typeof entry> = {},
  reports: CountedReport[] = [],
) =>
  remoteRows(
    [{ name: 'readers', remote: { ...remote, ...changes }, status: 'loaded', error: undefined }],
    [{ ...entry, ...changedEntry }],
    reports,
  )[0];

test.each([
  ['what everybody gets', {}, {}, 'current', 100],
  ['what most get beside a candidate', {}, { candidate: { build: 'x', percent: 20 } }, 'current', 80],
  [
    'the candidate',
    { assignment: 'candidate' as const },
    { candidate: { build: 'x', percent: 20 } },
    'candidate',
    20,
  ],
  ['what was pinned for the user', { assignment: 'pinned' as const }, {}, 'pinned', undefined],
  ['what a developer serves', { base: 'http://localhost:3001/' }, {}, 'override', undefined],
])('%s: why it runs, and for how many', (_, changes, changedEntry, assignment, rollout) => {
  expect(rowOf(changes, changedEntry)).toMatchObject({ assignment, rollout });
});

test('an earlier version that the user chose is told as the one that runs', () => {
  const chosen = { ...registeredRemote, version: '0.9.0', build: 'a', record: 'sha256-x' };
  expect(rowOf({ chosen })).toMatchObject({ version: '0.9.0', build: 'a', assignment: 'previous' });
});

test('what is switched off is so whether its code is there or not', () => {
  expect(rowOf({ switchedOff: { at: '', by: 'Ada', reason: 'Wrong' } })?.state).toBe('switched-off');
});

test('reports are told by remote and kind, and counted', () => {
  const row = rowOf({}, {}, [
    report({}),
    report({ code: 'altered', count: 3 }),
    report({ kind: 'violation' }),
    report({ remote: 'jobs' }),
  ]);
  expect([total(row?.failures ?? []), total(row?.violations ?? [])]).toEqual([5, 2]);
});
