import { PageLoading } from '@console/design/page';
import { Navigate, useLocation } from '@console/design/router';
import { SessionPerson } from '@console/remote/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { remoteQuery } from '../outlet/remoteQuery';
import { useOverrides } from '../override/OverridesProvider';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { useRegistry } from '../registry';
import { loginAddress, useSession, useSessionState } from '../session';
import { IdleWatch } from '../session/idle/IdleWatch';
import { ProvisioningGate } from '../session/ProvisioningGate';
import { ShortcutsProvider } from '../shortcuts';
import { TourRunner } from '../tour/TourRunner';
import { NoticePlace } from '../update/NoticePlace';
import { RemoteWatch } from '../watch/RemoteWatch';
import { ConsoleFrame } from './ConsoleFrame';
import { NotFoundPage } from './NotFoundPage';
import { NotInstalledPage } from './NotInstalledPage';
import { OutsideFrame } from './OutsideFrame';
import { RemotePlace } from './RemotePlace';
import { type Place, resolveAddress } from './resolveAddress';
import { UnknownPath } from './UnknownPath';

const SignInOver = lazy(async () => {
  const { SignInOver: over } = await import(/* webpackChunkName: "LoginPage" */ '../login/SignInOver');
  return { default: over };
});

const RemotesPage = lazy(async () => {
  const { RemotesPage: page } = await import(
    /* webpackChunkName: "RemotesPage" */ '../remotes-page/RemotesPage'
  );
  return { default: page };
});

/** What stands at the addresses of the console: everything but the login page. */
export function Places() {
  const location = useLocation();
  const { registry } = useRegistry();
  const session = useSession();
  const state = useSessionState();
  const { pathname } = location;
  const place = useMemo(() => resolveAddress(pathname, registry), [pathname, registry]);
  useCodeAhead(place);

  if (state.status !== 'signed-out')
    return (
      <ProvisioningGate>
        <SessionPerson session={session}>
          <ShortcutsProvider>
            <PreferencesProvider>
              <TourRunner>
                <NoticePlace>
                  <ConsoleFrame>{draw(place)}</ConsoleFrame>
                  <RemoteWatch />
                </NoticePlace>
              </TourRunner>
            </PreferencesProvider>
          </ShortcutsProvider>
        </SessionPerson>
        {state.status === 'signed-in' && <IdleWatch />}
        <Suspense>
          {state.status === 'locked' && <SignInOver session={session} user={state.user} why={state.why} />}
        </Suspense>
      </ProvisioningGate>
    );
  // The 404 page and the catch-all exist outside the authenticated area too [TITLE-04, TITLE-05].
  if (place.kind === 'not-found' || place.kind === 'unknown')
    return <OutsideFrame>{draw(place)}</OutsideFrame>;
  // Who logged out goes on from the root; who was sent here comes back [SESSION-01].
  const to = state.end === 'logged-out' ? '/login' : loginAddress(location);
  return <Navigate to={to} replace />;
}

function draw(place: Place): ReactNode {
  switch (place.kind) {
    case 'index':
      return <Navigate to={place.to} replace />;
    case 'remote':
      return <RemotePlace key={place.remote.name} area={place.area} remote={place.remote} />;
    case 'remotes':
      return (
        <Suspense fallback={<PageLoading />}>
          <RemotesPage />
        </Suspense>
      );
    case 'not-installed':
      return <NotInstalledPage area={place.area} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'unknown':
      return <UnknownPath />;
  }
}

/** Loads the code of the opened remote while the service is asked whether the area may open. */
function useCodeAhead(place: Place): void {
  const queryClient = useQueryClient();
  const { registry, askServiceVersion } = useRegistry();
  const { status } = useSessionState();
  const opened = place.kind === 'index' ? resolveAddress(place.to, registry) : place;
  const { safeMode } = useOverrides();
  const runs = opened.kind === 'remote' && !safeMode && !opened.remote.switchedOff;
  const remote = runs ? opened.remote : undefined;
  // The service tells nobody its version who is not signed in.
  const asksService = (remote?.chosen ?? remote)?.service !== undefined;
  const ahead = status === 'signed-out' && asksService ? undefined : remote;
  useEffect(() => {
    if (ahead) void queryClient.prefetchQuery(remoteQuery(ahead, askServiceVersion));
  }, [queryClient, ahead, askServiceVersion]);
}
