import type { MessageValues, Translate } from '@console/design/messages';
import { pagesOf, publishedPages } from '@console/remote/contract';
import type { Command } from './command';
import { groupCommands } from './groupCommands';
import { readPages, togglePinned, withLatest } from './keptPages';
import { type PaletteSource, recordSources } from './recordSources';
import { prepareCommands } from './searchCommands';
import { indexRecords, searchRecords, shownOfKind } from './searchRecords';
import { wordsIn } from './words';

const declared = [
  {
    title: { en: 'Jobs' },
    ask: '/jobs',
    id: 'id',
    fields: ['facility'],
    path: publishedPages.jobs.job.path,
  },
  {
    title: { en: 'Readers' },
    ask: '/readers',
    also: { ask: '/health', id: 'readerName' },
    path: publishedPages.readers.definitions.definition.path,
  },
  { title: { en: 'Facilities' }, ask: '/facilities', path: '/facilities?search=:name' },
];
const remote = { name: 'all', search: declared };
const pages = pagesOf(publishedPages).map((page) => ({ ...page, remote }));
const sources = recordSources({ remotes: [remote] } as never, pages, ((key: string) => key) as Translate);
const source = (title: string) => sources.find((each) => each.title === title) as PaletteSource;

/** Health as the service answers it. @param status - of the connection */
const healthOf = (status: string) => {
  const well = { status: 'HEALTHY' };
  return {
    state: 'IDLE',
    connectionStatus: { status },
    throughputStatus: well,
    hardwareStatus: well,
    softwareStatus: well,
    clockSyncStatus: well,
  };
};

const find = (title: string, rows: object[], query: string) =>
  searchRecords(indexRecords(source(title), rows as never), wordsIn(query));
const addresses = (title: string, rows: object[], query: string) =>
  find(title, rows, query)?.commands.map(({ label, target }) => [label, 'to' in target && target.to]);

test('a record is found by its name and by what else is declared, with what can be done with it', () => {
  const night = { id: 'j1', name: 'night', status: 'RUNNING', facility: 'Köln' };
  for (const query of ['night', 'koln', 'j1'])
    expect(addresses('Jobs', [night, { name: 'of no id' }], query)).toEqual([
      ['night', '/jobs/j1'],
      ['Stop night', '/jobs/j1?action=stop'],
      ['Create from night', '/jobs/j1?action=createFrom'],
    ]);
  expect(addresses('Jobs', [{ id: 'j2', status: 'STOPPED' }], 'j2')).toEqual([
    ['j2', '/jobs/j2'],
    ['Create from j2', '/jobs/j2?action=createFrom'],
  ]);
  expect(addresses('Facilities', [{ name: 'A & B' }], 'a')).toEqual([
    ['A & B', '/facilities?search=A%20%26%20B'],
  ]);
});

test('words of a verb stand for it, the others for the record; pages below a record are verbs, too', () => {
  const rows = [{ name: 'Dock 1' }, { name: 'Dock 2' }, { name: 'Gate' }];
  expect(addresses('Readers', rows, 'restart dock')).toEqual([
    ['Restart Dock 1', '/readers/definitions/Dock%201?action=restart'],
    ['Restart Dock 2', '/readers/definitions/Dock%202?action=restart'],
  ]);
  expect(addresses('Readers', rows, 'edit gate')).toEqual([['Edit Gate', '/readers/definitions/Gate/edit']]);
  // A verb alone is offered for the first records; a letter of it is none.
  expect(addresses('Readers', rows, 'restart')?.[0]).toEqual([
    'Restart Dock 1',
    '/readers/definitions/Dock%201?action=restart',
  ]);
  expect(find('Readers', rows, 're')).toBeUndefined();
});

test('what cannot be done with a record comes last, with the reason; as long as that is not known it can', () => {
  const rows = [{ name: 'Dock 1' }, { name: 'Dock 2' }, { name: 'Dock 3' }];
  const also = new Map([
    ['Dock 2', healthOf('HEALTHY')],
    ['Dock 3', healthOf('FAILED')],
  ]);
  const index = { ...indexRecords(source('Readers'), rows as never), also };
  const verbs = (of: typeof index | ReturnType<typeof indexRecords>) =>
    searchRecords(of, wordsIn('restart dock'))?.commands.map(({ label, blockedReason }) => [
      label,
      blockedReason,
    ]);
  const reason = 'Only a healthy reader can be restarted.';
  expect(verbs(index)).toEqual([
    ['Restart Dock 2', undefined],
    ['Restart Dock 1', reason],
    ['Restart Dock 3', reason],
  ]);
  expect(verbs(indexRecords(source('Readers'), rows as never))?.every(([, blocked]) => !blocked)).toBe(true);
});

test('of very many the best are shown and all are counted', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ name: `far-dock-${index}` }));
  const found = find('Readers', [...rows, { name: 'dock-9' }], 'dock 9');
  expect(found?.commands[0]).toMatchObject({ label: 'dock-9' });
  expect(found?.commands.filter(({ kind }) => kind === 'record')).toHaveLength(shownOfKind);
  expect(found?.total).toBe(3440);
});

test('verbs are counted, too, and all are shown to who asks for them', () => {
  const rows = Array.from({ length: 18 }, (_, index) => ({ name: `dock-${index}` }));
  const index = indexRecords(source('Readers'), rows as never);
  const found = searchRecords(index, wordsIn('restart dock'));
  expect([found?.commands.length, found?.total]).toEqual([3, 18]);
  expect(searchRecords(index, wordsIn('restart dock'), true)?.commands).toHaveLength(18);
  const offered = (expanded?: string) =>
    groupCommands(
      { commands: [], taking: [], records: [index], pinned: [], recent: [] },
      'restart dock',
      ((key: string, values?: MessageValues) => `${key} ${values?.total ?? ''}`) as Translate,
      expanded,
    )[0];
  expect(offered()?.commands.at(-1)).toMatchObject({
    label: 'palette.showAll 18',
    target: { expand: source('Readers').key },
  });
  expect(offered(source('Readers').key)?.commands.map(({ kind }) => kind)).toEqual(Array(18).fill('verb'));
});

test('a page that shows records is searched without a declaration, once its list was opened', () => {
  const opened = sources.filter(({ ask }) => ask === undefined).map(({ key }) => key);
  expect(opened).toEqual(expect.arrayContaining(['/recipes/:name', '/users/:name/tokens']));
  expect(opened).not.toContain('/jobs/:id');
});

const page = (to: string, label = to) => ({ to, label, detail: '' });

test('groups: the best match first; without a query what is pinned, then what was opened last', () => {
  const command = (kind: Command['kind'], label: string): Command => ({
    key: `${kind} ${label}`,
    kind,
    label,
    detail: '',
    target: { to: '/' },
  });
  const searched = {
    commands: prepareCommands([command('page', 'Reader logs'), command('action', 'Register readers')]),
    taking: [],
    records: [indexRecords(source('Readers'), [{ name: 'reader' }])],
    pinned: [page('/jobs')],
    recent: [page('/jobs'), page('/users')],
  };
  const keys = (query: string) =>
    groupCommands(searched, query, ((key: string) => key) as Translate).map(({ key, commands }) => [
      key,
      commands[0]?.label,
    ]);
  expect(keys('')).toEqual([
    ['pinned', '/jobs'],
    ['recent', '/users'],
    ['page', 'Reader logs'],
    ['action', 'Register readers'],
  ]);
  expect(keys('reader')).toEqual([
    ['/readers/definitions/:name', 'reader'],
    ['page', 'Reader logs'],
    ['action', 'Register readers'],
  ]);
});

test('what was kept by another version, or is broken, is left out', () => {
  expect(readPages(['record /jobs/1', 7, null, { to: 'https://elsewhere', label: '', detail: '' }])).toEqual(
    [],
  );
  expect(readPages({ version: 9 })).toEqual([]);
  expect(readPages([page('/jobs')])).toEqual([page('/jobs')]);
});

test('what was opened again comes first; pinned twice is not pinned', () => {
  expect(withLatest([page('/a'), page('/b')], page('/b'))).toEqual([page('/b'), page('/a')]);
  const same = [page('/a')];
  expect(withLatest(same, page('/a'))).toBe(same);
  expect(togglePinned(togglePinned([], page('/a')), page('/a'))).toEqual([]);
});
