import { declareRemote, pageName } from './declareRemote';

const docks = {
  list: { path: '/docks', title: { en: 'Docks' } },
  error: { path: '/docks/error', title: { en: 'Error' }, parent: '/docks' },
  new: { path: '/docks/new', title: { en: 'New' }, parent: '/docks' },
  dock: { path: '/docks/:id', parent: '/docks', record: 'dock' },
  edit: { path: '/docks/:id/edit', title: { en: 'Edit' }, parent: '/docks/:id' },
} as const;

const get = (path: string, query = {}) => ({ method: 'GET' as const, path, query });

test('files and addresses of the service follow from what pages are called and what they call', () => {
  const { routes } = declareRemote({
    name: 'docks',
    contract: '^2.0.0',
    owner: 'Docks team',
    areas: [],
    pages: { docks, yard: { path: '/docks/yard', title: { en: 'Yard' }, page: 'PlanPage' } },
    asks: {
      docks: { list: [get('/api/docks')], edit: (id) => [get(`/api/docks/${encodeURIComponent(id)}`)] },
    },
  });
  expect(routes).toEqual([
    { page: 'DocksPage', ...docks.list, prefetch: ['/api/docks'] },
    { page: 'AreaErrorPage', ...docks.error },
    { page: 'DockFormPage', ...docks.new },
    { page: 'DockPage', ...docks.dock },
    { page: 'DockFormPage', ...docks.edit, prefetch: ['/api/docks/:id'] },
    { page: 'PlanPage', path: '/docks/yard', title: { en: 'Yard' } },
  ]);
});

test('cards, search and tour name calls, too; what is typed is put in by the palette', () => {
  const declaration = declareRemote({
    name: 'docks',
    contract: '^2.0.0',
    owner: 'Docks team',
    areas: [],
    cards: [{ name: 'DocksCard', title: { en: 'Docks' }, asks: [get('/api/docks')] }],
    search: [
      { title: { en: 'Docks' }, ask: get('/api/docks'), path: '/docks/:id' },
      {
        title: { en: 'Tags' },
        ask: (query) => get('/api/tags', { prefix: query.toUpperCase(), page: undefined }),
        path: '/tags/:id',
      },
    ],
    tour: [
      {
        step: 'facility',
        path: '/docks',
        target: 'docks',
        text: { en: 'Docks' },
        progress: { ask: get('/api/docks'), one: { en: '1 dock' }, other: { en: '{count} docks' } },
      },
    ],
    pages: { docks },
  });
  expect(declaration.cards?.[0]?.asks).toEqual(['/api/docks']);
  expect(declaration.search?.map(({ ask }) => ask)).toEqual(['/api/docks', '/api/tags?prefix={query}']);
  expect(declaration.tour?.[0]?.progress?.ask).toBe('/api/docks');
  expect(JSON.parse(JSON.stringify(declaration))).toEqual(declaration);
});

test('news and the second call of a search name calls, too; who has none has none', () => {
  const given = {
    name: 'docks',
    contract: '^2.0.0',
    owner: 'Docks team',
    areas: [],
    news: [{ name: 'DocksNews', title: { en: 'Docks' }, asks: [get('/api/docks')] }],
    search: [
      {
        title: { en: 'Docks' },
        ask: get('/api/docks'),
        path: '/docks/:id',
        also: { ask: get('/api/gates'), of: 'id' },
      },
    ],
    pages: { docks },
  };
  const declared = declareRemote(given as unknown as Parameters<typeof declareRemote>[0]);
  expect(declared.news).toEqual([{ name: 'DocksNews', title: { en: 'Docks' }, asks: ['/api/docks'] }]);
  expect(declared.search?.[0]).toMatchObject({ ask: '/api/docks', also: { ask: '/api/gates', of: 'id' } });
  const { news: _news, search: _search, ...less } = given;
  const bare = declareRemote(less as unknown as Parameters<typeof declareRemote>[0]);
  expect(Object.keys(bare)).toEqual(['name', 'contract', 'owner', 'areas', 'routes']);
});

test('values of any name stand in the addresses that are fetched ahead, each for itself', () => {
  const { routes } = declareRemote({
    name: 'docks',
    contract: '^2.0.0',
    owner: 'Docks team',
    areas: [],
    pages: { docks: { errors: { path: '/docks/:dockName/:x9', title: { en: 'Errors' } } } },
    asks: { docks: { errors: (dock, place) => [get(`/api/docks/${dock}/${place}`)] } },
  });
  expect(routes).toEqual([
    {
      page: 'ErrorsPage',
      path: '/docks/:dockName/:x9',
      title: { en: 'Errors' },
      prefetch: ['/api/docks/:dockName/:x9'],
    },
  ]);
});

test('a form without the page of its record is refused', () => {
  const { new: form } = docks;
  expect(() => pageName('new', { name: 'docks', pages: { new: form } })).toThrow(
    'The form docks.new is of no record',
  );
});
