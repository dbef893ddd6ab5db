import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import type { Feature } from '../../host/slots/feature';
import { RemotesPage } from './lazyRemotesPage';

const SwitchedOffPage = lazyNamed(() => import('./SwitchedOffPage'), 'SwitchedOffPage', {
  waiting: PageLoading,
});

/** The page of the remotes, with the switch that takes one out of service. */
export const remotesPage: Feature = { pages: { remotes: RemotesPage, switchedOff: SwitchedOffPage } };
