import { lazyNamed } from '@console/design/progress';
import { Navigate, useLocation } from '@console/design/router';
import { textIn } from '@console/remote/contract';
import { SessionPerson } from '@console/remote/host';
import { BrokerOriginsProvider, InstalledAreasProvider } from '@console/remote/services';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type ResolvedRoute, resolveAddress } from '../areas/resolveAddress';
import { useConfiguration } from '../configuration';
import { ConsoleFrame } from '../frame/ConsoleFrame';
import { OutsideFrame } from '../frame/OutsideFrame';
import { NotInstalledPage } from '../outlet/NotInstalledPage';
import { PageBoundary } from '../outlet/PageBoundary';
import { RemoteRoute } from '../outlet/RemoteRoute';
import { ProvisioningGate } from '../provisioning/ProvisioningGate';
import { loginAddress, useSession, useSessionState } from '../session';
import { IdleWatch } from '../session/idle/IdleWatch';
import { nested, pagesOfFeatures, slotsOf, useFeatures } from '../slots/FeaturesProvider';
import type { Feature } from '../slots/feature';
import { UpdateNotices } from '../update/UpdateNotices';
import { NotFoundPage } from './NotFoundPage';
import { UnknownPath } from './UnknownPath';
import { useNavigation } from './useNavigation';

const SignInOver = lazyNamed(
  () => import(/* webpackChunkName: "LoginPage" */ '../session/SignInOver'),
  'SignInOver',
  { waiting: null },
);

/** Time in ms after which the sign-in over a page is loaded: a device that wakes may have no network, and is locked then. */
const signInAhead = 20_000;

/** Everything but the login page: what the opened address shows, in the frame of the console. */
export function ConsoleRoutes() {
  const location = useLocation();
  const session = useSession();
  const state = useSessionState();
  const { pathname } = location;
  const navigation = useNavigation();
  const features = useFeatures();
  const { brokerOrigins } = useConfiguration();
  const route = useMemo(() => resolveAddress(pathname, navigation), [pathname, navigation]);

  const isSignedIn = state.status === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    // A browser that is offline by then asks again when it is needed.
    const ahead = setTimeout(() => void SignInOver.preload(), signInAhead);
    return () => clearTimeout(ahead);
  }, [isSignedIn]);

  const remote = route.kind === 'remote' ? route.remote : undefined;

  if (state.status !== 'signed-out')
    return (
      <ProvisioningGate>
        <SessionPerson session={session}>
          {nested(
            features,
            ({ Provider }) => Provider,
            {},
            <UpdateNotices>
              <ConsoleFrame navigation={navigation} route={route}>
                <InstalledAreasProvider areas={navigation.installed}>
                  <BrokerOriginsProvider origins={brokerOrigins}>
                    <PageBoundary remote={remote}>{renderRoute(route, features)}</PageBoundary>
                  </BrokerOriginsProvider>
                </InstalledAreasProvider>
              </ConsoleFrame>
              {slotsOf(features, ({ Observer }) => Observer).map((Observer, at) => (
                <Observer key={at} remote={remote} />
              ))}
            </UpdateNotices>,
          )}
        </SessionPerson>
        {isSignedIn && <IdleWatch />}
        {state.status === 'locked' && <SignInOver session={session} user={state.user} why={state.why} />}
      </ProvisioningGate>
    );
  // The 404 page and the catch-all exist outside the authenticated area too [TITLE-04, TITLE-05].
  if (route.kind === 'not-found' || route.kind === 'unknown')
    return <OutsideFrame>{renderRoute(route, features)}</OutsideFrame>;
  // Who signed out goes on from the root; who was sent here comes back [SESSION-01].
  const to = state.end === 'signed-out-by-user' ? '/login' : loginAddress(location);
  return <Navigate to={to} replace />;
}

function renderRoute(route: ResolvedRoute, features: readonly Feature[]): ReactNode {
  switch (route.kind) {
    case 'index':
      return <Navigate to={route.to} replace />;
    case 'remote':
      return <RemoteRoute key={route.remote.name} area={textIn(route.area.title)} remote={route.remote} />;
    case 'overview':
    case 'activity':
    case 'audit':
    case 'remotes': {
      const Page = pagesOfFeatures(features)[route.kind] ?? NotFoundPage;
      return <Page />;
    }
    case 'not-installed':
      return <NotInstalledPage name={route.crumbs[0]?.label ?? textIn(route.area.title)} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'unknown':
      return <UnknownPath />;
  }
}
