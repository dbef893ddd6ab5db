/**
 * Every documented route name with its one address [NAV-02]. A static segment wins over a parameter, so
 * `…/new` and `…/error` are never a record; each area that loads records has an error sub-route [TITLE-07].
 */
export const routePatterns = {
  login: '/login',
  '404': '/404',
  'readers.definitions': '/readers/definitions',
  'readers.definitions.error': '/readers/definitions/error',
  'readers.definitions.new': '/readers/definitions/new',
  'readers.definitions.definition': '/readers/definitions/:name',
  'readers.definitions.definition.edit': '/readers/definitions/:name/edit',
  'readers.configurations': '/readers/configurations',
  'readers.configurations.error': '/readers/configurations/error',
  'readers.configurations.new': '/readers/configurations/new',
  'readers.configurations.configuration': '/readers/configurations/:name',
  'readers.configurations.configuration.edit': '/readers/configurations/:name/edit',
  'readers.register': '/readers/register',
  recipes: '/recipes',
  'recipes.error': '/recipes/error',
  'recipes.new': '/recipes/new',
  'recipes.recipe': '/recipes/:name',
  'recipes.recipe.edit': '/recipes/:name/edit',
  jobs: '/jobs',
  'jobs.error': '/jobs/error',
  'jobs.job': '/jobs/:id',
  thresholds: '/thresholds',
  'thresholds.error': '/thresholds/error',
  'thresholds.new': '/thresholds/new',
  'thresholds.threshold': '/thresholds/:id',
  'thresholds.threshold.edit': '/thresholds/:id/edit',
  'threshold-monitor': '/threshold-monitor',
  'zone-maps': '/zone-maps',
  'zone-maps.error': '/zone-maps/error',
  'zone-maps.new': '/zone-maps/new',
  'zone-maps.zone-map': '/zone-maps/:name',
  'zone-maps.zone-map.edit': '/zone-maps/:name/edit',
  'ntp-reader-sync': '/ntp-reader-sync',
  admin: '/admin',
  'admin.remotes': '/admin/remotes',
  'admin.reset': '/admin/reset',
  'admin.scanner-config': '/admin/scanner-config',
  'admin.software-management.upgrades': '/admin/software-management/upgrades',
  'admin.software-management.upgrades.error': '/admin/software-management/upgrades/error',
  'admin.software-management.upgrades.upgrade': '/admin/software-management/upgrades/:id',
  'config-migration': '/config-migration',
  data: '/data',
  'data.error': '/data/error',
  'event-configuration.publishers': '/event-configuration/publishers',
  'event-configuration.publishers.error': '/event-configuration/publishers/error',
  'event-configuration.publishers.new': '/event-configuration/publishers/new',
  'event-configuration.publishers.publisher': '/event-configuration/publishers/:id',
  'event-configuration.publishers.publisher.edit': '/event-configuration/publishers/:id/edit',
  'event-configuration.brokers': '/event-configuration/brokers',
  'event-configuration.brokers.error': '/event-configuration/brokers/error',
  'event-configuration.brokers.new': '/event-configuration/brokers/new',
  'event-configuration.brokers.broker': '/event-configuration/brokers/:id',
  'event-configuration.brokers.broker.edit': '/event-configuration/brokers/:id/edit',
  facilities: '/facilities',
  'facilities.error': '/facilities/error',
  users: '/users',
  'users.error': '/users/error',
  'users.user': '/users/:name',
  'users.user.tokens': '/users/:name/tokens',
  'host-health': '/host-health',
  'logs.readers': '/logs/readers',
  'logs.itemsense': '/logs/itemsense',
} as const;

export type RouteName = keyof typeof routePatterns;

type Segments<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? Segments<Head> | Segments<Tail>
  : Pattern extends `:${infer Parameter}`
    ? Parameter
    : never;

/** The parameters that the address of a route carries: `{ name: string }` for a reader definition. */
export type RouteParameters<Name extends RouteName> = {
  [Parameter in Segments<(typeof routePatterns)[Name]>]: string;
};
