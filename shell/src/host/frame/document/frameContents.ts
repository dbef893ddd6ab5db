import { isWithin } from '@console/design/navigation';
import { textIn } from '@console/remote/contract';
import type { ResolvedRegistry } from '@console/remote/registry';
import { navigationOf, sectionAt } from '../../areas/navigation';
import { navigationEntries } from '../../areas/navigationEntries';
import { type ResolvedRoute, resolveAddress } from '../../areas/resolveAddress';
import type { Configuration } from '../../configuration/configuration';
import { subheaderOf } from '../subheaderOf';
import { titledIn } from './keptTitles';

/** A link of the frame. */
export interface FrameLink {
  readonly label: string;
  readonly current: boolean;
}

/** Parts of the frame as they are for an address. */
export interface FrameContents {
  readonly hasOverview: boolean;
  readonly entries: readonly FrameLink[];
  /** The address is in an area of More. */
  readonly isInMore: boolean;
  readonly sections: readonly FrameLink[];
  readonly crumbs: readonly FrameLink[];
  /** Heading of the page; undefined where only the page itself knows it. */
  readonly heading: string | undefined;
  /** Address that is shown. */
  readonly pathname: string;
}

/** Facts of the console that are in the document. */
interface Known {
  readonly configuration: Configuration;
  readonly registry: ResolvedRegistry;
  readonly locale: string;
}

function headingOf(route: ResolvedRoute, pathname: string, pages: ReturnType<typeof navigationOf>['pages']) {
  if (route.kind === 'not-installed' || (route.kind === 'remote' && route.remote.switchedOff))
    return undefined;
  const page = pages.find(({ path }) => path === pathname);
  // Below a list pages say more than the way to them does.
  return page?.title && !page.parent ? textIn(page.title) : undefined;
}

/** The frame of an address; undefined where it is not known what will be shown there. */
export function frameContents(
  address: string,
  { configuration, registry, locale }: Known,
): FrameContents | undefined {
  const navigation = titledIn(navigationOf(registry), { locale, revision: registry.revision });
  if (!navigation) return undefined;
  const { areas, pages, hasOverview } = navigation;
  const opened = resolveAddress(address, navigation);
  const pathname = opened.kind === 'index' ? opened.to : address;
  const route = resolveAddress(pathname, navigation);
  if (route.kind === 'unknown' || route.kind === 'not-found' || route.kind === 'index') return undefined;
  const { hasSections, hasCrumbs } = subheaderOf(route);
  const sections = hasSections ? (route.area?.sections ?? []) : [];
  const here = sectionAt(sections, pathname);
  return {
    hasOverview,
    entries: navigationEntries(areas, configuration).map((entry) => ({
      label: entry.label,
      current: isWithin(pathname, entry),
    })),
    isInMore: route.area?.place === 'more',
    sections: sections.map((section) => ({ label: textIn(section.title), current: section === here })),
    crumbs: hasCrumbs ? route.crumbs.map(({ label, to }) => ({ label, current: to === undefined })) : [],
    heading: headingOf(route, pathname, pages),
    pathname,
  };
}
