import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';

/** The page of remotes, which few people open. */
export const RemotesPage = lazyNamed(() => import('./RemotesPage'), 'RemotesPage', { waiting: PageLoading });
