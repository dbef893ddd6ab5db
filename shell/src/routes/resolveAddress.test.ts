/** @jest-environment node */
import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registeredRoute, registryOf } from '../testing/registeredRemote';
import { resolveAddress } from './resolveAddress';

const registry = resolveRegistry(
  registryOf({
    ...registeredRemote,
    areas: ['readers', 'ntp-reader-sync'],
    routes: ['/readers/definitions', '/readers/definitions/:name', '/ntp-reader-sync'].map((path) =>
      registeredRoute(path),
    ),
  }),
);

const shown = (pathname: string) => {
  const place = resolveAddress(pathname, registry);
  switch (place.kind) {
    case 'index':
      return `to ${place.to}`;
    case 'remote':
      return place.remote.name;
    case 'not-installed':
      return `no ${place.area}`;
    default:
      return place.kind;
  }
};

test.each([
  ['/', 'to /readers/definitions'],
  ['/readers', 'to /readers/definitions'],
  ['/readers/', 'to /readers/definitions'],
])('[NAV-01] %s leads %s', (pathname, place) => {
  expect(shown(pathname)).toBe(place);
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
])('%s shows %s', (pathname, place) => {
  expect(shown(pathname)).toBe(place);
});

test.each([
  ['/404', 'not-found'],
  ['/nowhere', 'unknown'],
  ['/readers/nowhere', 'unknown'],
  ['/readers/definitions/a/b/c', 'unknown'],
  ['/constructor', 'unknown'],
])('[TITLE-04] %s is %s', (pathname, place) => {
  expect(shown(pathname)).toBe(place);
});
