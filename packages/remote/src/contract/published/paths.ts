import { type PageTree, pathsOf } from '../paths/pathsOf';
import { publishedPages } from '.';

/** The pages that the shell draws itself. */
export const shellPages = {
  login: { path: '/login' },
  notFound: { path: '/404' },
  /** Page of what is going on, in cards that remotes contribute. */
  overview: { path: '/overview', title: { en: 'Overview' } },
  /** Page of what the person changed in this browser. */
  activity: { path: '/activity', title: { en: 'Activity' } },
  /** Page of what everybody changed, as the gateway has recorded it. */
  audit: { path: '/audit', title: { en: 'Audit trail' } },
  /** Which remotes run, and how they are. */
  remotes: { path: '/admin/remotes', title: { en: 'Remotes' } },
} as const satisfies PageTree;

const { activity, audit, login, notFound, overview, remotes } = /*#__PURE__*/ pathsOf(shellPages);
const published = /*#__PURE__*/ pathsOf(publishedPages);

const register = publishedPages.readers.register.path;
const monitor = publishedPages.thresholdMonitor.path;

/**
 * The published addresses of the console by name. Links to other remotes go through these, never by a string [NAV-02].
 * @example
 * <Link to={paths.readers.definitions.definition('Dock-01')}>Dock-01</Link>
 */
export const paths = {
  ...published,
  root: () => '/',
  login,
  notFound,
  overview,
  activity,
  audit,
  admin: { ...published.admin, remotes },
  readers: {
    ...published.readers,
    /** @param networks ids of the networks to scan at once, comma-separated in the address; `all` for those that there are. */
    register: (networks: readonly (string | number)[] | 'all' = []): string =>
      networks.length === 0
        ? register
        : `${register}?networks=${[networks].flat().map(encodeURIComponent).join(',')}`,
  },
  /** @param thresholdIds the thresholds to show, as a JSON list in the address; all when left out. */
  thresholdMonitor: (thresholdIds?: readonly (number | string)[]): string =>
    thresholdIds === undefined
      ? monitor
      : `${monitor}?thresholdIds=${encodeURIComponent(JSON.stringify(thresholdIds.map(String)))}`,
};
