import type { MoreItem, NavigationEntry } from '@console/design/layout';
import type { Translate } from '@console/design/messages';
import { type AreaDeclaration, paths, textIn } from '@console/remote/contract';
import type { Configuration } from '../configuration';
import { targetOf } from './navigation';

function entryOf(
  area: AreaDeclaration,
  configuration: Pick<Configuration, 'flags' | 'dashboardBase'>,
): NavigationEntry {
  const target = targetOf(area, configuration);
  const entry = { key: area.name, label: textIn(area.title), ...target };
  return 'to' in target ? { ...entry, within: `/${area.name}` } : entry;
}

/** The bar: the areas that belong there, in their order [NAV-03, NAV-04]. */
export function navigationEntries(
  areas: readonly AreaDeclaration[],
  configuration: Pick<Configuration, 'flags' | 'dashboardBase'>,
): NavigationEntry[] {
  return areas.filter(({ place }) => place === 'bar').map((area) => entryOf(area, configuration));
}

/** The part of More that is no area. */
interface OtherItems {
  /** Entries of features there. @defaultValue none */
  readonly ofFeatures?: readonly MoreItem[];
  readonly signOut: () => void;
}

/** Position of the link to the dashboard's import among the areas of More [NAV-05]. */
const importOrder = 40;

/** The More menu: the areas that belong there, with Import among them, then what is no area [NAV-05, NAV-06]. */
export function moreItems(
  areas: readonly AreaDeclaration[],
  configuration: Pick<Configuration, 'flags' | 'dashboardBase' | 'namesDashboard' | 'apiDocsPath'>,
  translate: Translate,
  { ofFeatures = [], signOut }: OtherItems,
): MoreItem[] {
  const inMore = areas.filter(({ place }) => place === 'more');
  const entry = (area: AreaDeclaration) => entryOf(area, configuration);
  const isBefore = ({ order = Number.POSITIVE_INFINITY }: AreaDeclaration) => order < importOrder;
  return [
    ...inMore.filter(isBefore).map(entry),
    {
      key: 'import',
      label: translate('more.import'),
      // Without a dashboard the link would lead nowhere; this console imports as well.
      ...(configuration.namesDashboard
        ? { href: `${configuration.dashboardBase}/import` }
        : { to: paths.configMigration() }),
    },
    ...inMore.filter((area) => !isBefore(area)).map(entry),
    { key: 'api-docs', label: translate('more.apiDocs'), href: configuration.apiDocsPath, newTab: true },
    ...ofFeatures,
    { key: 'sign-out', label: translate('more.signOut'), onAct: signOut, separated: true },
  ];
}
