import type { AreaDeclaration } from '../navigation';
import type { PageTree } from '../paths/pathsOf';
import { titles } from './titles';

/** The published pages of the admin remote. */
export const adminPages = {
  admin: {
    home: { path: '/admin', title: { en: 'Admin' } },
    reset: { path: '/admin/reset', title: { en: 'Reset' } },
    scannerConfig: { path: '/admin/scanner-config', title: { en: 'Scanner Configuration' } },
    upgrades: {
      list: { path: '/admin/software-management/upgrades', title: { en: 'Software Management' } },
      error: {
        path: '/admin/software-management/upgrades/error',
        title: titles.error,
        parent: '/admin/software-management/upgrades',
      },
      upgrade: {
        path: '/admin/software-management/upgrades/:id',
        parent: '/admin/software-management/upgrades',
        record: 'upgrade',
      },
    },
  },
  configMigration: { path: '/config-migration', title: { en: 'Config migration' } },
  facilities: { path: '/facilities', title: { en: 'Facilities' } },
  facilitiesError: { path: '/facilities/error', title: titles.error, parent: '/facilities' },
} as const satisfies PageTree;

const { admin, configMigration, facilities } = adminPages;

/** The areas of the admin remote as the documents describe them. */
export const adminAreas = {
  admin: {
    name: 'admin',
    title: { en: 'Admin' },
    path: admin.home.path,
    place: 'more',
    order: 10,
    sections: [
      { name: 'home', title: { en: 'Home' }, path: admin.home.path },
      { name: 'reset', title: { en: 'Reset' }, path: admin.reset.path },
      { name: 'scanner-config', title: { en: 'Scanner Configuration' }, path: admin.scannerConfig.path },
      { name: 'software-management', title: { en: 'Software Management' }, path: admin.upgrades.list.path },
    ],
  },
  'config-migration': {
    name: 'config-migration',
    title: { en: 'Config migration' },
    path: configMigration.path,
    place: 'more',
    order: 60,
  },
  facilities: {
    name: 'facilities',
    title: { en: 'Facilities' },
    path: facilities.path,
    place: 'bar',
    order: 80,
  },
} satisfies Record<string, AreaDeclaration>;
