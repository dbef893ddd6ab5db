import type { Command } from './command';
import { prepareCommands, searchCommands } from './searchCommands';

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

const found = (query: string) =>
  searchCommands(commands, query).map(({ command: { kind, label } }) => `${kind} ${label}`);

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

test('without a query everything is there, pages first', () => {
  expect(found(' ').slice(0, 4)).toEqual([
    'page Readers',
    'page Recipes',
    'page Reader logs',
    'action New reader definition',
  ]);
});
