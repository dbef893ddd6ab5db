/** @jest-environment node */
import { type RouteName, routePatterns } from '@console/remote/contract';
import messages from '../messages/en.json';
import { crumbs } from './crumbs';

const read = (pathname: string) =>
  crumbs(pathname).map(({ label, to }) => [
    'name' in label ? label.name : messages[label.key as keyof typeof messages],
    to,
  ]);

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

test('[NAV-07] every documented page has a way that the catalogue can name', () => {
  const names = (Object.keys(routePatterns) as RouteName[]).filter(
    (name) => name !== 'login' && name !== '404',
  );
  for (const name of names) {
    const way = read(routePatterns[name].replace(/:\w+/g, 'x1'));
    expect(way.length).toBeGreaterThan(0);
    expect(way.every(([label]) => typeof label === 'string')).toBe(true);
  }
});
