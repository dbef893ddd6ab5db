/** @jest-environment node */
import fc from 'fast-check';
import { areas } from '../declaration';
import { paths } from './paths';
import { resolvePath } from './resolvePath';
import { type RouteName, routePatterns } from './routePatterns';

const parameterNames = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));

test('[NAV-02] every documented route name has exactly one address, and no two share one', () => {
  const patterns = Object.values(routePatterns).map((pattern) => pattern.replace(/:\w+/g, ':'));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('[NAV-02] every address leads back to its route name, whatever the parameters are', () => {
  const names = Object.keys(routePatterns) as RouteName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.string({ minLength: 1 }).filter((text) => text.isWellFormed() && !['new', 'error'].includes(text)),
      (name, value) => {
        const parameters = Object.fromEntries(parameterNames(routePatterns[name]).map((key) => [key, value]));
        expect(resolvePath(fill(routePatterns[name], parameters))).toEqual({ name, parameters });
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ['/readers/definitions', 'readers.definitions', {}],
  ['/readers/definitions/', 'readers.definitions', {}],
  ['/readers/definitions/new', 'readers.definitions.new', {}],
  ['/readers/definitions/Dock%2F04?sort=name', 'readers.definitions.definition', { name: 'Dock/04' }],
  ['/readers/definitions/Dock%2004/edit', 'readers.definitions.definition.edit', { name: 'Dock 04' }],
  ['/readers/definitions/error', 'readers.definitions.error', {}],
  ['/users/admin/tokens', 'users.user.tokens', { name: 'admin' }],
])('[NAV-02] %s leads to %s', (address, name, parameters) => {
  expect(resolvePath(address)).toEqual({ name, parameters });
});

test.each(['/', '/nowhere', '/readers', '/readers/definitions/a/b', '/readers/definitions/%E0%A4%A'])(
  '[NAV-02] %s is no route',
  (address) => {
    expect(resolvePath(address)).toBeUndefined();
  },
);

test('[NAV-02] named paths write the addresses that resolve to them', () => {
  expect(resolvePath(paths.readers.definitions.edit('50% / new'))).toEqual({
    name: 'readers.definitions.definition.edit',
    parameters: { name: '50% / new' },
  });
  expect(paths.readers.register([1, 2])).toBe('/readers/register?networks=1,2');
  expect(paths.thresholdMonitor([1])).toBe('/threshold-monitor?thresholdIds=%5B%221%22%5D');
  expect(resolvePath(paths.eventConfiguration.brokers.edit(7))?.name).toBe(
    'event-configuration.brokers.broker.edit',
  );
});

test('every area of the contract is the first segment of a documented address', () => {
  const first = new Set(Object.values(routePatterns).map((pattern) => pattern.split('/')[1]));
  expect(areas.filter((area) => !first.has(area))).toEqual([]);
});
