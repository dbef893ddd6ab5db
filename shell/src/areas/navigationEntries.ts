import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import type { Translate } from '@console/design/messages';
import type { Area } from '@console/remote';
import { paths } from '@console/remote/contract';
import type { Configuration } from '../configuration';
import { areaName } from './areaNames';

/** The areas of the bar in their order, and the page each opens with [NAV-03]. */
const bar: readonly (readonly [Area, string])[] = [
  ['readers', paths.readers.definitions.list()],
  ['recipes', paths.recipes.list()],
  ['thresholds', paths.thresholds.list()],
  ['zone-maps', paths.zoneMaps.list()],
  ['jobs', paths.jobs.list()],
  ['data', paths.data()],
  ['users', paths.users.list()],
  ['facilities', paths.facilities()],
];

/** The bar: eight areas; zone maps may be the dashboard's business [NAV-03, NAV-04]. */
export function navigationEntries(
  { flags, dashboardBase }: Pick<Configuration, 'flags' | 'dashboardBase'>,
  translate: Translate,
): NavigationEntry[] {
  return bar.map(([area, to]) => ({
    key: area,
    label: translate(areaName(area)),
    ...(area === 'zone-maps' && !flags.zoneMaps
      ? { href: `${dashboardBase}/zone-maps` }
      : { to, within: `/${area}` }),
  }));
}

/** What entries of More do that lead nowhere. */
export interface MoreActions {
  readonly openAbout: () => void;
  readonly logOut: () => void;
}

/** The More menu in its order [NAV-05, NAV-06]. */
export function moreItems(
  { dashboardBase, apiDocsPath }: Pick<Configuration, 'dashboardBase' | 'apiDocsPath'>,
  translate: Translate,
  { openAbout, logOut }: MoreActions,
): MenuItem[] {
  const area = (key: Area, to: string): MenuItem => ({ key, label: translate(areaName(key)), to });
  return [
    area('admin', paths.admin.home()),
    area('event-configuration', paths.eventConfiguration.publishers.list()),
    area('logs', paths.logs.readers()),
    { key: 'import', label: translate('more.import'), href: `${dashboardBase}/import` },
    area('host-health', paths.hostHealth()),
    area('config-migration', paths.configMigration()),
    area('ntp-reader-sync', paths.ntpReaderSync()),
    { key: 'api-docs', label: translate('more.apiDocs'), href: apiDocsPath, newTab: true },
    { key: 'about', label: translate('more.about'), onAct: openAbout },
    { key: 'log-out', label: translate('more.logOut'), onAct: logOut, separated: true },
  ];
}
