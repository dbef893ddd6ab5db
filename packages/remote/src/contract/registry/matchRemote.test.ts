import { landingAddress, matchRemote, plainAddress } from './matchRemote';

const docks = {
  name: 'docks',
  areas: [
    { name: 'docks', title: { en: 'Docks' }, path: '/docks/all' },
    { name: 'gates', title: { en: 'Gates' }, path: '/gates' },
  ],
  routes: ['/docks/all', '/docks/:id'].map((path) => ({ path, page: 'Page', files: [], shares: [] })),
};
const parcels = {
  name: 'parcels',
  areas: [{ name: 'parcels', title: { en: 'Parcels' }, path: '/parcels' }],
  routes: [{ path: '/parcels', page: 'ParcelsPage', files: [], shares: [] }],
};

test.each([
  ['/docks', '/docks'],
  ['/docks/', '/docks'],
  ['/docks///', '/docks'],
  ['/docks?a=/b/', '/docks'],
  ['/docks#a', '/docks'],
  ['/', '/'],
  ['//', '/'],
  ['/?a', '/'],
  ['', '/'],
])('%j is plainly %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test('[NAV-01] the name of an area leads to the page that the area opens with', () => {
  expect(landingAddress(docks.areas, '/docks/?a')).toBe('/docks/all');
  expect(landingAddress(docks.areas, '/docks/7')).toBe('/docks/7');
  expect(landingAddress(docks.areas, '/lanes')).toBe('/lanes');
});

test.each([
  ['/docks', 'docks', '/docks/all', {}],
  ['/docks/7?tab=log', 'docks', '/docks/:id', { id: '7' }],
  ['/parcels/', 'parcels', '/parcels', {}],
])('%s is answered by a page of %s', (address, name, path, parameters) => {
  const found = matchRemote({ remotes: [docks, parcels] }, address);
  expect([found?.remote.name, found?.route.path, found?.parameters]).toEqual([name, path, parameters]);
});

test('an address that no remote answers is none of them', () => {
  expect(matchRemote({ remotes: [docks, parcels] }, '/lanes')).toBeUndefined();
  expect(matchRemote({ remotes: [] }, '/docks')).toBeUndefined();
});
