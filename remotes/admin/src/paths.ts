import { pathsOf, publishedPages, titles } from '@console/remote/contract';

const { admin, configMigration, facilities, facilitiesError } = publishedPages;

/** The pages of this remote. All but those of bundles, of a facility like another and the error sub-route of scanner networks are published, so that others can link to them. */
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
  facilitiesError,
} as const;

/** Key of the address by which a facility is made with a network and like no other one. */
export const aloneKey = 'alone';

/** Their addresses, by name. */
export const paths = pathsOf(pages);
