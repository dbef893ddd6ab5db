import type { Feature } from '../../host/slots/feature';
import { OverviewPage } from './lazyOverviewPage';
import { noteLeaving } from './news/leaving';

/** The first page of the console: cards of the remotes, in the order of the person. */
export const overview: Feature = {
  pages: { overview: OverviewPage },
  onLeaving: noteLeaving,
};
