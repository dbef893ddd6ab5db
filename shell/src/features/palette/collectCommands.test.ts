import type { Translate } from '@console/design/messages';
import '../../testing/buildConstants';
import { pagesOf, publishedPages } from '@console/remote/contract';
import type { ResolvedRemote } from '@console/remote/registry';
import { defaultConfiguration } from '../../host/configuration';
import { collectCommands, takingCommands } from './collectCommands';

const remote = { name: 'thresholds', areas: [], actions: [] } as unknown as ResolvedRemote;

test('every page of a remote without a record is offered by its title, once, but for what an area shows when it fails', () => {
  const commands = collectCommands({
    configuration: defaultConfiguration,
    registry: {
      remotes: [{ ...remote, actions: [{ label: { en: 'New threshold' }, path: '/thresholds/new' }] }],
    } as never,
    navigation: {
      areas: [],
      pages: [
        ...pagesOf(publishedPages).map((page) => ({ ...page, remote })),
        { path: '/thresholds/all', title: { en: 'Every threshold' }, remote },
        { path: '/thresholds/lab', title: { en: 'Lab' }, parent: '/thresholds', remote },
      ].filter(({ path }) => path.startsWith('/thresholds')),
      hasOverview: false,
      installed: new Set(),
    },
    entries: [
      { key: 'thresholds', label: 'Thresholds', to: '/thresholds' },
      { key: 'all', label: 'All', to: '/thresholds/all' },
    ],
    more: [{ key: 'about', label: 'About', onAct: () => undefined }],
    shortcuts: [
      { id: 'thresholds', to: '/thresholds', texts: ['G', 'T'] },
      { id: 'help', texts: ['?'], act: () => undefined },
    ],
    translate: ((key: string) => key) as Translate,
  });
  expect(commands.map(({ kind, label, detail, shortcut }) => [kind, label, detail, shortcut])).toEqual([
    ['page', 'Thresholds', 'palette.page', ['G', 'T']],
    ['page', 'All', 'palette.page', undefined],
    ['action', 'About', 'palette.action', undefined],
    ['action', 'New threshold', 'thresholds', undefined],
    ['action', 'shortcuts.help', 'palette.action', ['?']],
    ['page', 'Every threshold', 'palette.page', undefined],
    ['page', 'Lab', 'Thresholds', undefined],
  ]);
});

test('a text that was pasted is offered to the actions that take it: in their address, unless it is a secret', () => {
  const actions = [
    { label: { en: 'Open the item' }, path: '/data/items/{text}', takes: '^[0-9A-F]{24}$' },
    { label: { en: 'Find a token' }, path: '/users/all-tokens', takes: '^tok-', secret: true },
    { label: { en: 'Broken' }, path: '/{text}', takes: '(' },
  ];
  const targets = (typed: string) =>
    takingCommands({ remotes: [{ ...remote, actions }] } as never, typed).map(({ target }) => target);
  expect(targets(' 3074257BF7194E4000001A85 ')).toEqual([{ to: '/data/items/3074257BF7194E4000001A85' }]);
  expect(targets('tok-1')).toEqual([{ to: '/users/all-tokens', search: 'tok-1' }]);
  expect(targets('dock')).toEqual([]);
});
