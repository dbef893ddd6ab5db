import type { Command } from './command';
import { offered, prepareCommands, searchCommands } from './searchCommands';
import { withLatest } from './useRecent';

const command = (kind: Command['kind'], label: string, detail = ''): Command => ({
  key: `${kind} ${label}`,
  kind,
  label,
  detail,
  target: { to: '/' },
});

const commands = prepareCommands([
  command('page', 'Readers', 'Page'),
  command('page', 'Recipes', 'Page'),
  command('page', 'Reader logs', 'Logs'),
  command('action', 'New reader definition', 'Readers'),
  command('record', 'dock-04_left', 'Reader definition'),
  command('record', 'Café', 'Zone map'),
  command('record', 'Readers', 'Recipe'),
]);

const found = (query: string) => searchCommands(commands, query).map(({ kind, label }) => `${kind} ${label}`);

test.each([
  ['readers', ['page Readers', 'record Readers', 'action New reader definition']],
  [
    'reader',
    [
      'page Readers',
      'page Reader logs',
      'record Readers',
      'action New reader definition',
      'record dock-04_left',
    ],
  ],
  ['new def', ['action New reader definition']],
  ['04 dock', ['record dock-04_left']],
  ['DOCK 04', ['record dock-04_left']],
  ['cafe', ['record Café']],
  ['ck-04', ['record dock-04_left']],
  ['nothing like it', []],
])('“%s” finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('without a query pages and actions are offered, no records', () => {
  expect(found(' ')).toEqual([
    'page Readers',
    'page Recipes',
    'page Reader logs',
    'action New reader definition',
  ]);
});

test('without a query what was opened last comes first', () => {
  const recent = ['record dock-04_left', 'record gone', 'page Recipes'];
  const [first, second, third] = searchCommands(commands, '', recent);
  expect([first, second, third].map((each) => each?.label)).toEqual(['dock-04_left', 'Recipes', 'Readers']);
  expect(withLatest(['a', 'b'], 'b')).toEqual(['b', 'a']);
});

test('what can be done with a record comes behind the record', () => {
  const both = prepareCommands([command('verb', 'Stop night'), command('record', 'night')]);
  expect(searchCommands(both, 'night').map(({ kind }) => kind)).toEqual(['record', 'verb']);
  expect(searchCommands(both, 'stop night').map(({ kind }) => kind)).toEqual(['verb']);
});

test('of very many no more are offered than can be read', () => {
  const many = prepareCommands(
    Array.from({ length: 10_000 }, (_, index) => command('record', `Reader ${index}`)),
  );
  const shown = searchCommands(many, 'reader 9');
  expect(shown).toHaveLength(offered);
  expect(shown[0]?.label).toBe('Reader 9');
});
