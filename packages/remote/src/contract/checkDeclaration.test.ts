import { checkDeclaration } from './checkDeclaration';
import type { RemoteDeclaration } from './declaration';
import { publishedAreas, publishedPages } from './published';

type Area = RemoteDeclaration['areas'][number];
type Route = RemoteDeclaration['routes'][number];

const parcels: Area = { name: 'parcels', title: { en: 'Parcels' }, path: '/parcels' };
const list: Route = { path: '/parcels', page: 'ParcelsPage', title: { en: 'Parcels' } };
const parcel: Route = { path: '/parcels/:id', page: 'ParcelPage', parent: '/parcels' };

const check = (areas: Area[], routes: Route[]) => checkDeclaration({ areas, routes });

test('a remote with pages, tabs and breadcrumbs of its own is right', () => {
  const area = {
    ...parcels,
    sections: [
      { name: 'all', title: { en: 'All' }, path: '/parcels' },
      { name: 'late', title: { en: 'Late' }, path: '/parcels/late' },
    ],
  };
  const late: Route = { path: '/parcels/late', page: 'LatePage', title: { en: 'Late' }, parent: '/parcels' };
  expect(check([area], [list, late, parcel])).toEqual([]);
});

test('a remote that has only some of the published pages of its area keeps the tabs of the others', () => {
  const { list: definitions } = publishedPages.readers.definitions;
  expect(check([publishedAreas.readers], [{ ...definitions, page: 'DefinitionsPage' }])).toEqual([]);
});

const section = (name: string, path: string): Area => ({
  ...parcels,
  sections: [{ name, title: { en: name }, path }],
});

test.each<[string, Area[], Route[], string]>([
  [
    'a page outside of its areas',
    [parcels],
    [list, { ...list, path: '/docks' }],
    'The page /docks is in no area of the remote: it serves parcels.',
  ],
  [
    'an area that opens elsewhere',
    [{ ...parcels, path: '/docks' }],
    [list],
    'The area parcels opens /docks, which is outside of it.',
  ],
  [
    'an area at the address of something else',
    [parcels, { ...parcels, name: 'api', path: '/api' }],
    [list],
    'An area cannot be called api: it is the address of something else.',
  ],
  ['an area declared twice', [parcels, parcels], [list], 'The area parcels is declared twice.'],
  [
    'a tab that leads elsewhere',
    [section('docks', '/docks')],
    [list],
    'The tab docks of the area parcels leads to /docks, outside of the area.',
  ],
  [
    'a tab that leads nowhere',
    [section('late', '/parcels/late')],
    [list],
    'The tab late of the area parcels leads to /parcels/late, which is no page.',
  ],
  [
    'a page without a name',
    [parcels],
    [list, { path: '/parcels/late', page: 'LatePage' }],
    'The page /parcels/late has no title, and its address does not end with a parameter that could name it.',
  ],
  [
    'a parent that is no page',
    [parcels],
    [list, { ...parcel, parent: '/parcel' }],
    'The page /parcels/:id has the parent /parcel, which is no page.',
  ],
  [
    'a parent with another parameter',
    [parcels],
    [list, parcel, { ...list, path: '/parcels/:name/edit', parent: '/parcels/:id' }],
    'The page /parcels/:name/edit has the parent /parcels/:id, but not its parameter id.',
  ],
  [
    'a parent with other parameters, too',
    [parcels, { ...parcels, name: 'docks', path: '/docks' }],
    [
      list,
      { ...list, path: '/parcels/:id/:part/:place' },
      { ...list, path: '/parcels/:id/edit', parent: '/parcels/:id/:part/:place' },
    ],
    'The page /parcels/:id/edit has the parent /parcels/:id/:part/:place, but not its parameter part, place.',
  ],
  [
    'a page outside of several areas',
    [parcels, { ...parcels, name: 'docks', path: '/docks' }],
    [list, { ...list, path: '/gates' }],
    'The page /gates is in no area of the remote: it serves parcels, docks.',
  ],
  [
    'a circle',
    [parcels],
    [{ ...list, parent: '/parcels' }],
    'The page /parcels stands above itself in the breadcrumbs.',
  ],
])('%s is named', (_, areas, routes, fault) => {
  expect(check(areas, routes)).toEqual([fault]);
});

test('a circle is named by the pages in it, and not by one that leads to them', () => {
  const above = (path: string, parent: string): Route => ({ ...list, path, parent });
  expect(
    check(
      [parcels],
      [
        above('/parcels/a', '/parcels/b'),
        above('/parcels/b', '/parcels/c'),
        above('/parcels/c', '/parcels/b'),
      ],
    ),
  ).toEqual([
    'The page /parcels/b stands above itself in the breadcrumbs.',
    'The page /parcels/c stands above itself in the breadcrumbs.',
  ]);
});

test.each([
  '404',
  'activity',
  'api',
  'assets',
  'authenticate',
  'console',
  'dashboard',
  'docs',
  'embed',
  'health',
  'itemsense',
  'login',
  'overview',
  'remotes',
])('no area is called %s, where a deployment serves something else', (name) => {
  expect(check([{ ...parcels, name, path: `/${name}` }], [])).toEqual([
    `An area cannot be called ${name}: it is the address of something else.`,
  ]);
});
