import type { ActivityEntry } from '../entry';
import { givenEntry } from '../entry.fixtures';
import { countRun, foldRuns, undoOfRun } from './foldRuns';

const made = { section: 'recipes', name: 'Night count' };
const run = { id: 'r-1', total: 2, undoAt: '/config-migration/apply', made };
const { run: _none, ...single } = givenEntry;
const first: ActivityEntry = { ...single, id: '1', at: 1000, run };
const second: ActivityEntry = { ...single, id: '2', name: 'Day count', at: 1500, run };

/** The run of entries, the latest of which come first. */
const rowOf = (...entries: readonly ActivityEntry[]) => {
  const [row] = foldRuns(entries);
  if (!row) throw new Error('There is no row.');
  return row;
};

test('the changes of a run are one row, from its first change to the end of its last', () => {
  expect(foldRuns([second, single, first])).toEqual([
    single,
    expect.objectContaining({
      ...{ id: 'r-1', at: 1000, duration: 512, state: 'done', model: 'configuration' },
      changes: [first, second],
    }),
  ]);
});

test.each<[string, readonly ActivityEntry[], object]>([
  ['done when all are', [second, first], { state: 'done' }],
  ['failed when one did', [{ ...second, state: 'failed' }, first], { state: 'failed' }],
  ['failed when one was not begun', [first], { state: 'failed' }],
  ['not known while one is not', [{ ...second, state: 'pending' }, first], { state: 'pending' }],
  [
    'done when what was refused was made in the end',
    [{ ...second, id: '3' }, { ...second, state: 'failed' }, first],
    { state: 'done' },
  ],
])('a run is %s', (_, entries, expected) => {
  expect(rowOf(...entries)).toMatchObject(expected);
});

test('what was not begun is counted', () => {
  expect(countRun(rowOf(first))).toEqual({ done: 1, failed: 0, pending: 0, left: 1 });
});

const undone: ActivityEntry = { ...single, id: '9', run: { id: 'r-2', total: 1, undoes: 'r-1' } };
const lost: ActivityEntry = { ...second, run: { ...run, made: undefined } };

test.each<[string, readonly ActivityEntry[], object]>([
  ['was undone', [undone, first], { blocked: 'undone' }],
  ['has no page for it', [{ ...first, run: { id: 'r-1', total: 1 } }], { blocked: 'no-inverse' }],
  ['is not kept', [lost], { blocked: 'too-large' }],
  [
    'is kept in part, with what is lost',
    [lost, first],
    { to: '/config-migration/apply', state: { undo: { id: 'r-1', at: 1000, made: [made], lost: 1 } } },
  ],
  ['was undone in vain', [{ ...undone, state: 'failed' }, first], { to: '/config-migration/apply' }],
])('the undo of a run that %s', (_, entries, expected) => {
  const row = foldRuns(entries).find(({ id }) => id === 'r-1');
  expect(row && undoOfRun(row, entries)).toMatchObject(expected);
});
