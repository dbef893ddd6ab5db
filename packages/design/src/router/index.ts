/**
 * The one door to the router: only what is named here is shared between shell and remotes, so that the
 * rest of it is not shipped.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  generatePath,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  Navigate,
  type NavigateFunction,
  NavLink,
  type NavLinkProps,
  Outlet,
  type RouteObject,
  RouterProvider,
  type To,
  UNSAFE_DataRouterContext as DataRouterContext,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { type PutInAddress, useAddress } from './useAddress';
