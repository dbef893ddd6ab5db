export { type Lazy, type LazyNamedOptions, lazyNamed } from './lazyNamed';
export { Progress, type ProgressProps } from './Progress';
export { Pulse } from './Pulse';
export { Skeleton, type SkeletonProps } from './Skeleton';
