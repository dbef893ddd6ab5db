export { formatSize } from './formatSize';
export { type Lazy, type LazyNamedOptions, lazyNamed } from './lazyNamed';
export { LoadFailureProvider, type ReportLoadFailure } from './loadFailures';
export { Progress, type ProgressProps } from './Progress';
export { Pulse } from './Pulse';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { PlanSkeleton, skeletonOf } from './skeletonOf';
