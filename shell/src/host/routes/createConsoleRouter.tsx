import { createBrowserRouter, Outlet, type RouteObject } from '@console/design/router';
import { heldRoute } from '@console/remote/records';
import { checkShared } from '../../diagnosis/intrinsics/sharedChanges';
import { FailurePage } from '../failure/FailurePage';
import { PageTitles } from '../frame/PageTitles';
import { RemoteBoundary } from '../outlet/RemoteBoundary';
import { UncaughtErrors } from '../outlet/UncaughtErrors';
import { ForgetOnEnd } from '../session/ForgetOnEnd';
import { LoginRoute } from '../session/LoginRoute';
import type { FeaturePages } from '../slots/feature';
import { ConsoleRoutes } from './ConsoleRoutes';
import { FollowPages } from './FollowPages';
import { createPagesAhead, type PagesAhead } from './pagesAhead';

function Root({ ahead }: { readonly ahead: PagesAhead }) {
  return (
    // What broke the console itself is put back, and the console drawn again.
    <RemoteBoundary attempt="" fallback={() => <FailurePage />}>
      <PageTitles>
        <FollowPages ahead={ahead} />
        <ForgetOnEnd />
        <UncaughtErrors />
        <Outlet />
      </PageTitles>
    </RemoteBoundary>
  );
}

const routesOf = (ahead: PagesAhead): RouteObject[] => {
  const begin: PagesAhead['begin'] = (pathname) => {
    // What the page that is left has changed is put back before the next one is drawn.
    checkShared();
    return ahead.begin(pathname);
  };
  return [
    {
      element: <Root ahead={ahead} />,
      errorElement: <FailurePage />,
      children: [
        { id: 'login', path: '/login', element: <LoginRoute />, ...heldRoute(begin) },
        // One splat: which remote serves an address is data of the registry, see `resolveAddress`.
        { id: 'page', path: '*', element: <ConsoleRoutes />, ...heldRoute(begin) },
      ],
    },
  ];
};

/** The page that the document opens is drawn at once, with its loading state: there is none before it to stay. */
const hydrationData = { loaderData: { login: null, page: null } };

/** The router of the console, at the root of the page's origin. @param pages pages that features draw */
export const createConsoleRouter = (pages?: FeaturePages) =>
  createBrowserRouter(routesOf(createPagesAhead(pages)), { hydrationData });
