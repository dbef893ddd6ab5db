import fc from 'fast-check';
import { fillPattern, matchRoute } from '../paths/matchRoute';
import { pagesOf, pathsOf } from '../paths/pathsOf';
import { publishedAreas, publishedPages } from '.';
import { paths, shellPages } from './paths';

const { readers, recipes, jobs, thresholds, zoneMaps, admin, eventConfiguration, users, logs } =
  publishedPages;
const { definitions, configurations } = readers;
const { publishers, brokers } = eventConfiguration;

/** The route names of the documents, each with its page. */
const documented = {
  login: shellPages.login,
  '404': shellPages.notFound,
  'readers.definitions': definitions.list,
  'readers.definitions.error': definitions.error,
  'readers.definitions.new': definitions.new,
  'readers.definitions.definition': definitions.definition,
  'readers.definitions.definition.edit': definitions.edit,
  'readers.configurations': configurations.list,
  'readers.configurations.error': configurations.error,
  'readers.configurations.new': configurations.new,
  'readers.configurations.configuration': configurations.configuration,
  'readers.configurations.configuration.edit': configurations.edit,
  'readers.register': readers.register,
  recipes: recipes.list,
  'recipes.error': recipes.error,
  'recipes.new': recipes.new,
  'recipes.recipe': recipes.recipe,
  'recipes.recipe.edit': recipes.edit,
  jobs: jobs.list,
  'jobs.error': jobs.error,
  'jobs.job': jobs.job,
  thresholds: thresholds.list,
  'thresholds.error': thresholds.error,
  'thresholds.new': thresholds.new,
  'thresholds.threshold': thresholds.threshold,
  'thresholds.threshold.edit': thresholds.edit,
  'threshold-monitor': publishedPages.thresholdMonitor,
  'zone-maps': zoneMaps.list,
  'zone-maps.error': zoneMaps.error,
  'zone-maps.new': zoneMaps.new,
  'zone-maps.zone-map': zoneMaps.zoneMap,
  'zone-maps.zone-map.edit': zoneMaps.edit,
  'ntp-reader-sync': publishedPages.ntpReaderSync,
  admin: admin.home,
  'admin.reset': admin.reset,
  'admin.scanner-config': admin.scannerConfig,
  'admin.software-management.upgrades': admin.upgrades.list,
  'admin.software-management.upgrades.error': admin.upgrades.error,
  'admin.software-management.upgrades.upgrade': admin.upgrades.upgrade,
  'config-migration': publishedPages.configMigration,
  data: publishedPages.data,
  'data.error': publishedPages.dataError,
  'event-configuration.publishers': publishers.list,
  'event-configuration.publishers.error': publishers.error,
  'event-configuration.publishers.new': publishers.new,
  'event-configuration.publishers.publisher': publishers.publisher,
  'event-configuration.publishers.publisher.edit': publishers.edit,
  'event-configuration.brokers': brokers.list,
  'event-configuration.brokers.error': brokers.error,
  'event-configuration.brokers.new': brokers.new,
  'event-configuration.brokers.broker': brokers.broker,
  'event-configuration.brokers.broker.edit': brokers.edit,
  facilities: publishedPages.facilities,
  'facilities.error': publishedPages.facilitiesError,
  users: users.list,
  'users.error': users.error,
  'users.user': users.user,
  'users.user.tokens': users.tokens,
  'host-health': publishedPages.hostHealth,
  'logs.readers': logs.readers,
  'logs.itemsense': logs.itemsense,
} as const;

type RouteName = keyof typeof documented;

const names = Object.keys(documented) as RouteName[];
const pages = names.map((name) => ({ name, path: documented[name].path }));

/** The documented name of the route that an address leads to. */
const resolve = (address: string) => {
  const found = matchRoute(pages, address);
  return found && { name: found.route.name, parameters: found.parameters };
};

const parameterNames = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

test('[NAV-02] every documented route name has exactly one address, and no two share one', () => {
  const patterns = pages.map(({ path }) => path.replace(/:\w+/g, ':'));
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('[NAV-02] every published page has a documented route name', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(
    pagesOf(publishedPages)
      .map(({ path }) => path)
      .filter((path) => !known.has(path as (typeof pages)[number]['path'])),
  ).toEqual([]);
});

test('[NAV-02] every address leads back to its route name, whatever the parameters are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.string({ minLength: 1 }).filter((text) => text.isWellFormed() && !['new', 'error'].includes(text)),
      (name, value) => {
        const { path } = documented[name];
        const parameters = Object.fromEntries(parameterNames(path).map((key) => [key, value]));
        expect(resolve(fillPattern(path, parameters))).toEqual({ name, parameters });
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
  expect(resolve(address)).toEqual({ name, parameters });
});

test.each(['/', '/nowhere', '/readers', '/readers/definitions/a/b', '/readers/definitions/%E0%A4%A'])(
  '[NAV-02] %s is no route',
  (address) => {
    expect(resolve(address)).toBeUndefined();
  },
);

test('[NAV-02] named paths write the addresses that resolve to them', () => {
  expect(resolve(paths.readers.definitions.edit('50% / new'))).toEqual({
    name: 'readers.definitions.definition.edit',
    parameters: { name: '50% / new' },
  });
  expect(paths.readers.register([1, 2])).toBe('/readers/register?networks=1,2');
  expect(paths.readers.register('all')).toBe('/readers/register?networks=all');
  expect(paths.thresholdMonitor([1])).toBe('/threshold-monitor?thresholdIds=%5B%221%22%5D');
  expect(resolve(paths.eventConfiguration.brokers.edit(7))?.name).toBe(
    'event-configuration.brokers.broker.edit',
  );
});

test('the addresses of own pages are written like published ones, one value for each parameter', () => {
  const own = pathsOf({
    lanes: { list: { path: '/docks/:dock/lanes' }, lane: { path: '/docks/:dock/lanes/:lane' } },
  });
  expect(own.lanes.list('North')).toBe('/docks/North/lanes');
  expect(own.lanes.lane('North', 7)).toBe('/docks/North/lanes/7');
});

test('every published area is called by its name and opens with a published page of its own', () => {
  const known = new Set<string>(pagesOf(publishedPages).map(({ path }) => path));
  for (const [name, area] of Object.entries(publishedAreas)) {
    expect(area.name).toBe(name);
    expect(area.path.split('/')[1]).toBe(name);
    expect(known.has(area.path)).toBe(true);
  }
});
