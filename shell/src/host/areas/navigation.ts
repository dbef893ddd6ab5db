import {
  type AreaDeclaration,
  type PageDeclaration,
  pagesOf,
  paths,
  publishedAreas,
  publishedPages,
  type SectionDeclaration,
  shellPages,
} from '@console/remote/contract';
import type { ResolvedRegistry, ResolvedRemote } from '@console/remote/registry';
import type { Configuration } from '../configuration';

/** A page that the navigation knows, with the remote that draws it, where one is installed. */
export interface NavigationPage extends PageDeclaration {
  readonly remote?: ResolvedRemote;
}

/** Areas and pages of a console for its navigation. */
export interface Navigation {
  /** In the order of the bar and of More. */
  readonly areas: readonly AreaDeclaration[];
  /** Of several that answer an address alike the first one counts. */
  readonly pages: readonly NavigationPage[];
  /** True if remotes contribute cards to the overview. */
  readonly hasOverview: boolean;
  /** Names of the areas that a remote serves. */
  readonly installed: ReadonlySet<string>;
}

/** Titles of the pages that the shell draws. */
interface ShellTitles {
  readonly activity: string;
  readonly audit: string;
  readonly overview: string;
  readonly remotes: string;
}

const englishTitles: ShellTitles = {
  activity: shellPages.activity.title.en,
  audit: shellPages.audit.title.en,
  overview: shellPages.overview.title.en,
  remotes: shellPages.remotes.title.en,
};

/** Tabs of pages that the shell draws, behind those of the remote, by area. */
const ownSections = ({ remotes }: ShellTitles): Readonly<Record<string, readonly SectionDeclaration[]>> => ({
  admin: [{ name: 'remotes', title: { en: remotes }, path: paths.admin.remotes() }],
});

const orderOf = ({ order = Number.POSITIVE_INFINITY }: AreaDeclaration) => order;

/**
 * The navigation of a console: what its remotes declare, and for areas and pages that no remote of it serves what is
 * published of them, so that they keep their place and their name.
 * @param titles what the pages of the shell are called. Default: in English.
 */
export function navigationOf(
  { remotes }: Pick<ResolvedRegistry, 'remotes'>,
  titles: ShellTitles = englishTitles,
): Navigation {
  const sections = ownSections(titles);
  const { activity, audit, overview, remotes: remotesPage } = shellPages;
  const areas = new Map<string, AreaDeclaration>(Object.entries(publishedAreas));
  for (const area of remotes.flatMap((remote) => remote.areas)) areas.set(area.name, area);
  return {
    areas: [...areas.values()]
      .map((area) => {
        const own = sections[area.name];
        return own ? { ...area, sections: [...(area.sections ?? []), ...own] } : area;
      })
      .toSorted((one, other) => orderOf(one) - orderOf(other) || 0),
    pages: [
      ...pagesOf({
        ...shellPages,
        activity: { ...activity, title: { en: titles.activity } },
        audit: { ...audit, title: { en: titles.audit } },
        overview: { ...overview, title: { en: titles.overview } },
        remotes: { ...remotesPage, title: { en: titles.remotes } },
      }),
      ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote }))),
      ...pagesOf(publishedPages),
    ],
    hasOverview: remotes.some(({ cards = [] }) => cards.length > 0),
    installed: new Set(remotes.flatMap((remote) => remote.areas.map(({ name }) => name))),
  };
}

/** Where an entry of the navigation leads: to a page of this console, or to one of the service's dashboard. */
type NavigationTarget = { readonly to: string } | { readonly href: string };

/** Where an area or a tab leads; a feature that is switched off is the dashboard's business [NAV-04, NAV-09]. */
export function targetOf(
  { path, dashboard }: Pick<SectionDeclaration, 'path' | 'dashboard'>,
  { flags, dashboardBase }: Pick<Configuration, 'flags' | 'dashboardBase'>,
): NavigationTarget {
  return dashboard && !flags[dashboard.feature] ? { href: dashboardBase + dashboard.path } : { to: path };
}

/** The tab that an address is in: the one whose own address is the longest beginning of it. */
export function sectionAt(
  sections: readonly SectionDeclaration[],
  pathname: string,
): SectionDeclaration | undefined {
  return sections
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}
