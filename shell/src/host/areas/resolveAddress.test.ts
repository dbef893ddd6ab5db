import { publishedAreas } from '@console/remote/contract';
import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registeredRoute, registryOf } from '../../testing/registeredRemote';
import { navigationOf } from './navigation';
import { resolveAddress } from './resolveAddress';

const { remotes } = resolveRegistry(
  registryOf({
    ...registeredRemote,
    areas: [publishedAreas.readers, publishedAreas['ntp-reader-sync']],
    routes: ['/readers/definitions', '/readers/definitions/:name', '/ntp-reader-sync'].map((path) =>
      registeredRoute(path),
    ),
  }),
);

const navigation = navigationOf({ remotes });

const shown = (pathname: string) => {
  const route = resolveAddress(pathname, navigation);
  switch (route.kind) {
    case 'index':
      return `to ${route.to}`;
    case 'remote':
      return route.remote.name;
    case 'not-installed':
      return `no ${route.area.name}`;
    default:
      return route.kind;
  }
};

test.each([
  ['/', 'to /readers/definitions'],
  ['/readers', 'to /readers/definitions'],
  ['/readers/', 'to /readers/definitions'],
])('[NAV-01] %s leads %s', (pathname, expected) => {
  expect(shown(pathname)).toBe(expected);
});

test.each([
  ['/event-configuration', 'to /event-configuration/publishers'],
  ['/logs', 'to /logs/readers'],
  ['/readers/definitions', 'readers'],
  ['/readers/definitions/', 'readers'],
  ['/readers/definitions/Dock%2F04', 'readers'],
  ['/ntp-reader-sync', 'readers'],
  ['/recipes', 'no recipes'],
  ['/recipes/a/b', 'no recipes'],
  ['/data', 'no data'],
  // A documented page of an area whose remote does not have it yet.
  ['/readers/configurations/C1/edit', 'no readers'],
])('%s shows %s', (pathname, expected) => {
  expect(shown(pathname)).toBe(expected);
});

test.each([
  ['/404', 'not-found'],
  ['/nowhere', 'unknown'],
  ['/readers/nowhere', 'unknown'],
  ['/readers/definitions/a/b/c', 'unknown'],
  ['/constructor', 'unknown'],
])('[TITLE-04] %s is %s', (pathname, expected) => {
  expect(shown(pathname)).toBe(expected);
});
