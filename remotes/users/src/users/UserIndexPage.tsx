import { Navigate } from '@console/design/router';
import { paths } from '../paths';

/** One user has no page of its own: its address leads to the list [USER-06]. */
export const UserIndexPage = () => <Navigate to={paths.users.list()} replace />;
