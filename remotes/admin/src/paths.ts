import { pathsOf, publishedPages, titles } from '@console/remote/contract';

const { admin, configMigration, facilities, facilitiesError } = publishedPages;

/** The pages of this remote. All but those of bundles, of new facilities and the error sub-route of scanner networks are published, so that others can link to them. */
export const pages = {
  admin: {
    ...admin,
    scannerConfig: { ...admin.scannerConfig, page: 'NetworksPage' },
    scannerConfigError: {
      path: '/admin/scanner-config/error',
      title: titles.error,
      parent: admin.scannerConfig.path,
    },
  },
  configMigration: { ...configMigration, page: 'MigrationPage' },
  bundle: {
    path: '/config-migration/bundle',
    title: { en: 'Configuration bundle' },
    parent: configMigration.path,
  },
  apply: {
    path: '/config-migration/apply',
    title: { en: 'Apply a configuration' },
    parent: configMigration.path,
  },
  compare: {
    path: '/config-migration/compare',
    title: { en: 'Compare' },
    parent: configMigration.path,
  },
  facilities,
  facilityLike: {
    path: '/facilities/like',
    title: { en: 'New facility like another' },
    parent: facilities.path,
  },
  facilityWithNetwork: {
    path: '/facilities/with-network',
    title: { en: 'New facility with its network' },
    parent: facilities.path,
  },
  facilitiesError,
} as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
