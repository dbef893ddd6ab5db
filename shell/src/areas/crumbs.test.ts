import { pagesOf, publishedPages } from '@console/remote/contract';
import { navigationOf } from './navigation';
import { resolveAddress } from './resolveAddress';

const navigation = navigationOf({ remotes: [] });

const read = (pathname: string) =>
  resolveAddress(pathname, navigation).crumbs.map(({ label, to }) => [label, to]);

test.each([
  ['/readers/definitions', [['Reader definitions', undefined]]],
  [
    '/readers/definitions/new',
    [
      ['Reader definitions', '/readers/definitions'],
      ['New', undefined],
    ],
  ],
  [
    '/readers/definitions/Dock%2F04/edit',
    [
      ['Reader definitions', '/readers/definitions'],
      ['Dock/04', '/readers/definitions/Dock%2F04'],
      ['Edit', undefined],
    ],
  ],
  [
    '/users/Admin/tokens',
    [
      ['Users', '/users'],
      ['Admin', '/users/Admin'],
      ['Tokens', undefined],
    ],
  ],
  ['/nowhere', []],
])('[NAV-07] the way to %s', (pathname, way) => {
  expect(read(pathname)).toEqual(way);
});

test('[NAV-07] every published page has a way with a name for each step', () => {
  for (const { path } of pagesOf(publishedPages)) {
    const way = read(path.replace(/:\w+/g, 'x1'));
    expect(way.length).toBeGreaterThan(0);
    for (const [label] of way) expect(label).toMatch(/\w/);
  }
});
