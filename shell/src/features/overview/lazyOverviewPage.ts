import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';

/** The overview; loaded when it is opened. */
export const OverviewPage = lazyNamed(() => import('./OverviewPage'), 'OverviewPage', {
  waiting: PageLoading,
});
