import { fillPattern, matchRoute } from './matchRoute';
import { pathsOf } from './pathsOf';

const routes = ['/docks', '/docks/:id', '/docks/new', '/docks/:id/edit', '/docks/new/:step'].map((path) => ({
  path,
}));
const found = (address: string) => {
  const match = matchRoute(routes, address);
  return match && [match.route.path, match.parameters];
};

test.each([
  ['/docks', '/docks', {}],
  ['/docks/', '/docks', {}],
  ['/docks//', '/docks', {}],
  ['/docks?id=7', '/docks', {}],
  ['/docks#top', '/docks', {}],
  ['/docks/7', '/docks/:id', { id: '7' }],
  ['/docks/Dock%2F04%20A', '/docks/:id', { id: 'Dock/04 A' }],
  ['/docks/7/edit', '/docks/:id/edit', { id: '7' }],
])('%s is answered by %s', (address, path, parameters) => {
  expect(found(address)).toEqual([path, parameters]);
});

test('[NAV-02] of several pages that fit, the one with the fewest parameters wins, of these the first', () => {
  expect(found('/docks/new')).toEqual(['/docks/new', {}]);
  expect(found('/docks/new/edit')).toEqual(['/docks/:id/edit', { id: 'new' }]);
  const turned = [...routes].reverse();
  expect(matchRoute(turned, '/docks/new')?.route.path).toBe('/docks/new');
  expect(matchRoute(turned, '/docks/new/edit')?.route.path).toBe('/docks/new/:step');
});

test.each(['/', '', '/gates', '/docks//edit', '/docks/7/edit/all', '/docks/%ff', '/Docks'])(
  'no page answers %j',
  (address) => {
    expect(found(address)).toBeUndefined();
  },
);

test('an address is written with its values encoded, and without any as it is', () => {
  expect(fillPattern('/docks/:id/:x9', { id: 'Dock/04 A', x9: '100%' })).toBe('/docks/Dock%2F04%20A/100%25');
  const paths = pathsOf({ list: { path: '/docks' }, one: { edit: { path: '/docks/:id/edit' } } });
  expect([paths.list(), paths.one.edit(7)]).toEqual(['/docks', '/docks/7/edit']);
});
