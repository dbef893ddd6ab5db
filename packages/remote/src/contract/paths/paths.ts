import { fillPattern } from '../registry/matchRoute';
import { type RouteName, type RouteParameters, routePatterns } from './routePatterns';

const address = <Name extends RouteName>(name: Name, parameters: RouteParameters<Name>): string =>
  fillPattern(routePatterns[name], parameters);

const fixed = (name: RouteName) => () => routePatterns[name];

/** The addresses of the console by name. Links between remotes go through these, never by a string [NAV-02]. */
export const paths = {
  root: () => '/',
  login: fixed('login'),
  notFound: fixed('404'),
  readers: {
    definitions: {
      list: fixed('readers.definitions'),
      error: fixed('readers.definitions.error'),
      new: fixed('readers.definitions.new'),
      definition: (name: string) => address('readers.definitions.definition', { name }),
      edit: (name: string) => address('readers.definitions.definition.edit', { name }),
    },
    configurations: {
      list: fixed('readers.configurations'),
      error: fixed('readers.configurations.error'),
      new: fixed('readers.configurations.new'),
      configuration: (name: string) => address('readers.configurations.configuration', { name }),
      edit: (name: string) => address('readers.configurations.configuration.edit', { name }),
    },
    /** @param networks ids of the networks to scan at once, comma-separated in the address. */
    register: (networks: readonly (string | number)[] = []) =>
      networks.length === 0
        ? routePatterns['readers.register']
        : `${routePatterns['readers.register']}?networks=${networks.map((id) => encodeURIComponent(id)).join(',')}`,
  },
  recipes: {
    list: fixed('recipes'),
    error: fixed('recipes.error'),
    new: fixed('recipes.new'),
    recipe: (name: string) => address('recipes.recipe', { name }),
    edit: (name: string) => address('recipes.recipe.edit', { name }),
  },
  jobs: {
    list: fixed('jobs'),
    error: fixed('jobs.error'),
    job: (id: string) => address('jobs.job', { id }),
  },
  thresholds: {
    list: fixed('thresholds'),
    error: fixed('thresholds.error'),
    new: fixed('thresholds.new'),
    threshold: (id: number | string) => address('thresholds.threshold', { id: String(id) }),
    edit: (id: number | string) => address('thresholds.threshold.edit', { id: String(id) }),
  },
  /** @param thresholdIds the thresholds to show, as a JSON list in the address; all when left out. */
  thresholdMonitor: (thresholdIds?: readonly (number | string)[]) =>
    thresholdIds === undefined
      ? routePatterns['threshold-monitor']
      : `${routePatterns['threshold-monitor']}?thresholdIds=${encodeURIComponent(JSON.stringify(thresholdIds.map(String)))}`,
  zoneMaps: {
    list: fixed('zone-maps'),
    error: fixed('zone-maps.error'),
    new: fixed('zone-maps.new'),
    zoneMap: (name: string) => address('zone-maps.zone-map', { name }),
    edit: (name: string) => address('zone-maps.zone-map.edit', { name }),
  },
  ntpReaderSync: fixed('ntp-reader-sync'),
  admin: {
    home: fixed('admin'),
    /** Which remotes run, and how they are; drawn by the shell. */
    remotes: fixed('admin.remotes'),
    reset: fixed('admin.reset'),
    scannerConfig: fixed('admin.scanner-config'),
    upgrades: {
      list: fixed('admin.software-management.upgrades'),
      error: fixed('admin.software-management.upgrades.error'),
      upgrade: (id: string) => address('admin.software-management.upgrades.upgrade', { id }),
    },
  },
  configMigration: fixed('config-migration'),
  data: fixed('data'),
  dataError: fixed('data.error'),
  eventConfiguration: {
    publishers: {
      list: fixed('event-configuration.publishers'),
      error: fixed('event-configuration.publishers.error'),
      new: fixed('event-configuration.publishers.new'),
      publisher: (id: number | string) =>
        address('event-configuration.publishers.publisher', { id: String(id) }),
      edit: (id: number | string) =>
        address('event-configuration.publishers.publisher.edit', { id: String(id) }),
    },
    brokers: {
      list: fixed('event-configuration.brokers'),
      error: fixed('event-configuration.brokers.error'),
      new: fixed('event-configuration.brokers.new'),
      broker: (id: number | string) => address('event-configuration.brokers.broker', { id: String(id) }),
      edit: (id: number | string) => address('event-configuration.brokers.broker.edit', { id: String(id) }),
    },
  },
  facilities: fixed('facilities'),
  facilitiesError: fixed('facilities.error'),
  users: {
    list: fixed('users'),
    error: fixed('users.error'),
    user: (name: string) => address('users.user', { name }),
    tokens: (name: string) => address('users.user.tokens', { name }),
  },
  hostHealth: fixed('host-health'),
  logs: {
    readers: fixed('logs.readers'),
    itemsense: fixed('logs.itemsense'),
  },
} as const;
