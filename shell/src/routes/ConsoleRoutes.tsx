import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { Navigate, useLocation } from '@console/design/router';
import { textIn } from '@console/remote/contract';
import { SessionPerson } from '@console/remote/host';
import { InstalledAreasProvider } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type Navigation, navigationOf } from '../areas/navigation';
import { type ResolvedRoute, resolveAddress } from '../areas/resolveAddress';
import { ConsoleFrame } from '../frame/ConsoleFrame';
import { OutsideFrame } from '../frame/OutsideFrame';
import { NotInstalledPage } from '../outlet/NotInstalledPage';
import { RemoteRoute } from '../outlet/RemoteRoute';
import { useOverrides } from '../override/OverridesProvider';
import { PreferencesProvider } from '../preferences/PreferencesProvider';
import { ProvisioningGate } from '../provisioning/ProvisioningGate';
import { useRegistry } from '../registry';
import { remoteQuery } from '../registry/remoteQuery';
import { loginAddress, useSession, useSessionState } from '../session';
import { IdleWatch } from '../session/idle/IdleWatch';
import { ShortcutsProvider } from '../shortcuts';
import { TourRunner } from '../tour/TourRunner';
import { UpdateNotices } from '../update/UpdateNotices';
import { RemoteWatch } from '../watch/RemoteWatch';
import { NotFoundPage } from './NotFoundPage';
import { UnknownPath } from './UnknownPath';

const SignInOver = lazyNamed(
  () => import(/* webpackChunkName: "LoginPage" */ '../session/SignInOver'),
  'SignInOver',
  { waiting: null },
);

const RemotesPage = lazyNamed(
  () => import(/* webpackChunkName: "RemotesPage" */ '../remotes-page/RemotesPage'),
  'RemotesPage',
  { waiting: PageLoading },
);

/** Everything but the login page: what the opened address shows, in the frame of the console. */
export function ConsoleRoutes() {
  const location = useLocation();
  const { registry } = useRegistry();
  const session = useSession();
  const state = useSessionState();
  const { pathname } = location;
  const navigation = useMemo(() => navigationOf(registry), [registry]);
  const route = useMemo(() => resolveAddress(pathname, navigation), [pathname, navigation]);
  useCodeAhead(route, navigation);

  if (state.status !== 'signed-out')
    return (
      <ProvisioningGate>
        <SessionPerson session={session}>
          <ShortcutsProvider>
            <PreferencesProvider>
              <TourRunner>
                <UpdateNotices>
                  <ConsoleFrame navigation={navigation} route={route}>
                    <InstalledAreasProvider areas={navigation.installed}>
                      {renderRoute(route)}
                    </InstalledAreasProvider>
                  </ConsoleFrame>
                  <RemoteWatch />
                </UpdateNotices>
              </TourRunner>
            </PreferencesProvider>
          </ShortcutsProvider>
        </SessionPerson>
        {state.status === 'signed-in' && <IdleWatch />}
        {state.status === 'locked' && <SignInOver session={session} user={state.user} why={state.why} />}
      </ProvisioningGate>
    );
  // The 404 page and the catch-all exist outside the authenticated area too [TITLE-04, TITLE-05].
  if (route.kind === 'not-found' || route.kind === 'unknown')
    return <OutsideFrame>{renderRoute(route)}</OutsideFrame>;
  // Who signed out goes on from the root; who was sent here comes back [SESSION-01].
  const to = state.end === 'signed-out-by-user' ? '/login' : loginAddress(location);
  return <Navigate to={to} replace />;
}

function renderRoute(route: ResolvedRoute): ReactNode {
  switch (route.kind) {
    case 'index':
      return <Navigate to={route.to} replace />;
    case 'remote':
      return <RemoteRoute key={route.remote.name} area={textIn(route.area.title)} remote={route.remote} />;
    case 'remotes':
      return <RemotesPage />;
    case 'not-installed':
      return <NotInstalledPage name={route.crumbs[0]?.label ?? textIn(route.area.title)} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'unknown':
      return <UnknownPath />;
  }
}

/** Loads the code of the opened remote while the service is asked whether the area may open. */
function useCodeAhead(route: ResolvedRoute, navigation: Navigation): void {
  const queryClient = useQueryClient();
  const { askServiceVersion } = useRegistry();
  const { status } = useSessionState();
  const opened = route.kind === 'index' ? resolveAddress(route.to, navigation) : route;
  const { safeMode } = useOverrides();
  const runs = opened.kind === 'remote' && !safeMode && !opened.remote.switchedOff;
  const remote = runs ? opened.remote : undefined;
  // The service gives its version to signed-in users only.
  const asksService = (remote?.chosen ?? remote)?.service !== undefined;
  const ahead = status === 'signed-out' && asksService ? undefined : remote;
  useEffect(() => {
    if (ahead) void queryClient.prefetchQuery(remoteQuery(ahead, askServiceVersion));
  }, [queryClient, ahead, askServiceVersion]);
}
