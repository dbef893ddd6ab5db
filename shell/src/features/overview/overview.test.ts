import type { ResolvedRemote } from '@console/remote/registry';
import { arrange, asDeclared, moveCard, readArrangement } from './arrangement';
import { overviewCards } from './overviewCards';
import { comparable, compareSnapshots, keptVisits, readVisits, snapshotOf } from './visits';

const remote = (name: string, ...cards: object[]): ResolvedRemote =>
  ({ name, cards: cards.map((card) => ({ title: { en: 'Card' }, ...card })) }) as never;

const titles = { news: 'News', visit: 'Visit' };

test('cards come in their declared order, for who has their role; a console without cards has none of its own', () => {
  const remotes = [
    remote('jobs', { name: 'Last' }, { name: 'Second', order: 20 }),
    remote('users', { name: 'Secret', order: 1, role: 'Admin' }, { name: 'First', order: 10 }),
    { ...remote('off', { name: 'Off' }), switchedOff: { at: '', by: '', reason: '' } },
  ];
  const keys = (...roles: string[]) => overviewCards({ remotes }, roles, titles).map(({ key }) => key);
  expect(keys()).toEqual(['users First', 'jobs Second', 'jobs Last', 'console since-last-visit']);
  expect(keys('Admin')[0]).toBe('users Secret');
  expect(overviewCards({ remotes: [] }, [], titles)).toEqual([]);
});

test('cards that were moved come in the order of the user, new ones behind them', () => {
  const cards = ['a', 'b', 'c'].map((key) => ({ key }));
  const order = moveCard(['a', 'b', 'c'], 'c', 0);
  expect(arrange([...cards, { key: 'new' }], { order }).map(({ key }) => key)).toEqual([
    'c',
    'a',
    'b',
    'new',
  ]);
  expect(moveCard(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
  expect(moveCard(['a', 'b'], 'b', -1)).toEqual(['b', 'a']);
});

test.each([
  [undefined],
  [7],
  [{ version: 2, order: [], hidden: [] }],
  [{ version: 1, order: 'a', hidden: [] }],
])('an arrangement that was kept as %j is set aside', (kept) =>
  expect(readArrangement(kept)).toBe(asDeclared),
);

test('what was added, removed and changed is told by the names of the records', () => {
  const kind = { id: 'id', label: 'name', fields: ['state'] };
  const before = snapshotOf(
    [
      { id: 1, name: 'kept', state: 'a', polled: 1 },
      { id: 2, name: 'gone' },
      { id: 3, name: 'changing', state: 'a' },
    ],
    kind,
  );
  const rows = [
    { id: 1, name: 'kept', state: 'a', polled: 2 },
    { id: 3, name: 'changing', state: 'b' },
    { id: 4, name: 'new' },
  ];
  const nameOf = (id: string) => rows.find((row) => String(row.id) === id)?.name ?? id;
  expect(compareSnapshots(before ?? {}, snapshotOf(rows, kind) ?? {}, nameOf)).toEqual({
    added: ['new'],
    removed: ['2'],
    changed: ['changing'],
  });
  expect(
    snapshotOf(
      Array.from({ length: comparable + 1 }, (_, id) => ({ id })),
      kind,
    ),
  ).toBeUndefined();
});

test('visits are kept; those of a newer version, or broken ones, are set aside', () => {
  const now = { at: 5, kinds: { '/jobs/:id': { j1: 'x' } } };
  expect(readVisits(JSON.parse(JSON.stringify(keptVisits({ now }))))).toEqual({ before: undefined, now });
  expect(readVisits({ version: 2, now })).toEqual({});
  expect(readVisits({ version: 1, now: { at: 'x' }, before: { at: 1, kinds: { a: { b: 7 } } } })).toEqual({
    before: undefined,
    now: undefined,
  });
});
