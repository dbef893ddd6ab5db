import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';

/** The login page; who comes back with a session never needs its code. */
export const LoginPage = lazyNamed(() => import('./LoginPage'), 'LoginPage', { waiting: PageLoading });
