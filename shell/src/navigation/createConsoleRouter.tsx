import { createBrowserRouter, Outlet, type RouteObject } from '@console/design/router';
import { FailurePage } from '../failure/FailurePage';
import { LoginRoute } from '../login/LoginRoute';
import { StrayErrors } from '../outlet/StrayErrors';
import { ForgetOnEnd } from '../session/ForgetOnEnd';
import { PageTitles } from './PageTitles';
import { Places } from './Places';

function Root() {
  return (
    <PageTitles>
      <ForgetOnEnd />
      <StrayErrors />
      <Outlet />
    </PageTitles>
  );
}

const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <FailurePage />,
    children: [
      { path: '/login', element: <LoginRoute /> },
      // One splat: which remote serves an address is data of the registry, see `resolveAddress`.
      { path: '*', element: <Places /> },
    ],
  },
];

/** The router of the console, at the root of the page's origin. */
export const createConsoleRouter = () => createBrowserRouter(routes);
