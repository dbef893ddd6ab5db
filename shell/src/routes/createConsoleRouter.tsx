import { createBrowserRouter, Outlet, type RouteObject } from '@console/design/router';
import { FailurePage } from '../failure/FailurePage';
import { PageTitles } from '../frame/PageTitles';
import { StrayErrors } from '../outlet/StrayErrors';
import { ForgetOnEnd } from '../session/ForgetOnEnd';
import { LoginRoute } from '../session/LoginRoute';
import { ConsoleRoutes } from './ConsoleRoutes';

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
      { path: '*', element: <ConsoleRoutes /> },
    ],
  },
];

/** The router of the console, at the root of the page's origin. */
export const createConsoleRouter = () => createBrowserRouter(routes);
