import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';

/** The activity; loaded when it is opened. */
export const ActivityPage = lazyNamed(() => import('./ActivityPage'), 'ActivityPage', {
  waiting: PageLoading,
});
