import type { ServiceClient } from '@console/api-client';
import { provisioningQueries, showProvisioning } from '@console/api-client/provisioning';
import { fillPattern, matchRoute } from '@console/remote/contract';
import { type BeginPage, loadMessages, pageAt } from '@console/remote/records';
import type { ResolvedRemote } from '@console/remote/registry';
import type { QueryClient } from '@tanstack/react-query';
import type { Navigation } from '../areas/navigation';
import { resolveAddress } from '../areas/resolveAddress';
import type { AskServiceVersion, LoadedRemote } from '../registry';
import { failedJustNow, isLoadedRemote, remoteKey, remoteQuery } from '../registry/remoteQuery';
import { requestFiles } from '../registry/requestFiles';
import { documentLogin } from '../session/document/documentLogin';
import { LoginPage } from '../session/lazyLoginPage';
import type { FeaturePages } from '../slots/feature';

/** The console as it is now. */
export interface ConsoleNow {
  readonly navigation: Navigation;
  readonly queryClient: QueryClient;
  readonly client: ServiceClient;
  readonly askServiceVersion: AskServiceVersion;
  readonly signedIn: boolean;
  /** False in a console without remotes. */
  readonly remotesRun: boolean;
}

/** Fetches what pages need before they are drawn, all of it at once. */
export interface PagesAhead {
  /** Begins with code and data of a page. */
  readonly begin: BeginPage;
  /** Begins with the code of a page only: data would be old by the time the page is opened. */
  readonly beginCode: BeginPage;
  /** Has the browser keep the files of a page; no code of its remote runs. */
  readonly keepFiles: (pathname: string) => void;
  /** Tells what holds from now on. */
  readonly follow: (now: ConsoleNow) => void;
}

interface Lazy {
  isLoaded(): boolean;
  preload(): Promise<void>;
}

const loading = (page: Lazy | undefined) => (page && !page.isLoaded() ? page.preload() : undefined);

/** Where a page is drawn by a remote: the build that runs, and the address that its page answers. */
interface RemotePage {
  readonly remote: ResolvedRemote;
  readonly address: string;
}

function remotePageAt(pathname: string, { navigation, remotesRun }: ConsoleNow): RemotePage | undefined {
  const route = resolveAddress(pathname, navigation);
  const address = route.kind === 'index' ? route.to : pathname;
  const shown = route.kind === 'index' ? resolveAddress(address, navigation) : route;
  if (shown.kind !== 'remote' || !remotesRun || shown.remote.switchedOff) return undefined;
  return { remote: shown.remote, address };
}

function codeOf({ remote, address }: RemotePage, now: ConsoleNow): Promise<unknown> | undefined {
  const { queryClient, askServiceVersion, signedIn } = now;
  const known = queryClient.getQueryState<LoadedRemote>(remoteKey(remote));
  if (isLoadedRemote(known?.data)) return loading(pageAt(known.data.module, address));
  const { lang } = document.documentElement;
  if (known && failedJustNow(known)) return undefined;
  // The service gives its version to signed-in users only.
  if (!signedIn && (remote.chosen ?? remote).service !== undefined) return undefined;
  const found = remote.chosen ? undefined : matchRoute(remote.routes, address);
  if (found) requestFiles(remote, found.route);
  return (
    queryClient
      .fetchQuery(remoteQuery(remote, askServiceVersion))
      .then(({ module }) => Promise.all([loading(pageAt(module, address)), loadMessages(module, lang)]))
      // The outlet tells what went wrong.
      .catch(() => undefined)
  );
}

function dataOf({ remote, address }: RemotePage, now: ConsoleNow): Promise<unknown>[] {
  const { client, queryClient, signedIn } = now;
  if (!signedIn) return [];
  const found = matchRoute(remote.routes, address);
  const declared = found?.route.prefetch ?? [];
  const { queryKey } = provisioningQueries(client).state();
  return [
    ...(queryClient.getQueryData(queryKey) === undefined ? [showProvisioning().path] : []),
    ...declared.map((path) => fillPattern(path, found?.parameters ?? {})),
  ].flatMap((path) => client.prefetch(path) ?? []);
}

/**
 * Makes what fetches pages ahead; it begins with the first {@link PagesAhead.follow}.
 * @param pages pages that features draw.
 */
export function createPagesAhead(pages: FeaturePages = {}): PagesAhead {
  let now: ConsoleNow | undefined;
  const beginning = (withData: boolean) => (pathname: string) => {
    if (!now) return undefined;
    if (pathname === '/login') return documentLogin() ? undefined : loading(LoginPage);
    const { kind } = resolveAddress(pathname, now.navigation);
    if (kind === 'remotes' || kind === 'activity' || kind === 'audit' || kind === 'overview')
      return loading(pages[kind]);
    const page = remotePageAt(pathname, now);
    if (!page) return undefined;
    const data = withData ? dataOf(page, now) : [];
    const code = codeOf(page, now);
    return code || data.length > 0 ? Promise.all([code, ...data]) : undefined;
  };
  return {
    begin: beginning(true),
    beginCode: beginning(false),
    keepFiles(pathname) {
      const page = now && remotePageAt(pathname, now);
      if (!page || page.remote.chosen) return;
      // The document names the files of the page that it was opened at, also to who has to sign in first.
      const [opened] = performance.getEntriesByType('navigation');
      if (opened && new URL(opened.name).pathname === page.address) return;
      const found = matchRoute(page.remote.routes, page.address);
      if (found) requestFiles(page.remote, found.route, 'prefetch');
    },
    follow: (next) => {
      now = next;
    },
  };
}
