import { lazyNamed } from '../progress';

/** Two records side by side: what differs, or everything. */
export const ComparisonDialog = lazyNamed(() => import('./ComparisonDialog'), 'ComparisonDialog', {
  waiting: null,
});

/** Records side by side, a row per value. Rows that differ are marked, unless all rows do. */
export const ComparisonTable = lazyNamed(() => import('./ComparisonTable'), 'ComparisonTable');
