import { PageLoading } from '@console/design/page';
import { LoadFailureProvider } from '@console/design/progress';
import {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  type Location,
  type To,
} from '@console/design/router';
import { heldRoute, pageAt, RemotePages } from '@console/remote/records';
import { matchRoute } from '../contract/paths';
import type { RemoteModule } from '../contract/remoteModule';
import { createScopedHistory } from './createScopedHistory';
import { EmbeddedCard } from './EmbeddedCard';
import { PageBoundary } from './PageBoundary';

type Router = ReturnType<typeof createMemoryRouter>;

/** A router, and the way in for the page around. */
interface RemoteRouter {
  readonly router: Router;
  /** Goes where the page around wants it, also from the one page that is shown alone. */
  readonly show: (path: string) => void;
}

interface RemoteRouterOptions {
  readonly remote: RemoteModule;
  /** Address it starts at, inside the remote. */
  readonly start: string;
  /** Prefix of the page's addresses that belong to the remote. @defaultValue it keeps its addresses to itself. */
  readonly history?: string | undefined;
  /** Origin of the console, for the addresses of links that lead there. @defaultValue links have no such address. */
  readonly consoleUrl?: string | undefined;
  /** The part of the remote that is shown. @defaultValue its pages */
  readonly view?: 'page' | 'content' | undefined;
  /** Name of the card that is shown in place of pages. @defaultValue pages are */
  readonly card?: string | undefined;
  /** Told an address that the remote does not serve and somebody wants to go to. */
  readonly onLeave: (path: string) => void;
  /** Told what a page threw, and why a part of one could not be loaded. */
  readonly onFailure: (cause: unknown) => void;
}

/** The address a navigation leads to, if it says so by itself; relative ones stay inside. */
function addressOf(to: To | number | null): string | undefined {
  if (typeof to === 'string') return to.startsWith('/') ? to : undefined;
  if (typeof to !== 'object' || !to?.pathname?.startsWith('/')) return undefined;
  return createPath(to);
}

/**
 * The router of a remote in a page that is not the console: in memory, or below a prefix in the address bar. It never
 * goes to an address that the remote does not serve; links to those carry their address in the console, so that they
 * can be opened and copied.
 */
export function createRemoteRouter(options: RemoteRouterOptions): RemoteRouter {
  const { remote, start, history, consoleUrl, view, card, onLeave, onFailure } = options;
  const routeAt = (path: string) => matchRoute(remote.declaration.routes, path)?.route;
  /** The one page that is shown where the rest of the remote is not. */
  let only = view === 'content' ? routeAt(start) : undefined;
  const serves = (path: string) => {
    const route = routeAt(path);
    return card === undefined && route !== undefined && (only === undefined || route === only);
  };
  const tellPart = async (cause: unknown) => {
    onFailure(cause);
    return undefined;
  };
  const pages = (
    <PageBoundary onFailure={onFailure}>
      <LoadFailureProvider value={tellPart}>
        {card === undefined ? <RemotePages remote={remote} /> : <EmbeddedCard remote={remote} name={card} />}
      </LoadFailureProvider>
    </PageBoundary>
  );
  const begin = (pathname: string) => {
    const page = pageAt(remote, pathname.slice(history?.length ?? 0));
    return page && !page.isLoaded() ? page.preload() : undefined;
  };
  const routes = [{ path: '*', element: pages, HydrateFallback: PageLoading, ...heldRoute(begin) }];
  const router =
    history === undefined
      ? createMemoryRouter(routes, { initialEntries: [start] })
      : createBrowserRouter(routes, { basename: history, window: createScopedHistory(history, start) });
  const navigate = (to: To | number | null, ...rest: unknown[]) => {
    const address = addressOf(to);
    if (address === undefined || serves(address))
      return (router.navigate as (...all: unknown[]) => Promise<void>)(to, ...rest);
    onLeave(address);
    return Promise.resolve();
  };
  const createHref = (to: Location | string): string => {
    if (consoleUrl === undefined) return router.createHref(to as Location);
    const { pathname = '/', ...rest } = typeof to === 'string' ? { pathname: to } : to;
    if (history === undefined) return consoleUrl + createPath({ pathname, ...rest });
    // Links come with the prefix; what comes without is a navigation that is checked.
    const inside = pathname.startsWith(`${history}/`) ? pathname.slice(history.length) : undefined;
    return inside === undefined || serves(inside)
      ? router.createHref(to as Location)
      : consoleUrl + createPath({ pathname: inside, ...rest });
  };
  // Links that lead to another origin are refused unless everything does: in memory, all of them carry the console's.
  const createURL = (to: Location | string) => new URL(createHref(to), location.href);
  const shown = Object.create(router, {
    navigate: { value: navigate },
    createHref: { value: createHref },
    ...(history === undefined && { createURL: { value: createURL } }),
  }) as Router;
  const show = (path: string) => {
    if (only !== undefined) only = routeAt(path) ?? only;
    void shown.navigate(path);
  };
  return { router: shown, show };
}
