export { LazyPart, type LazyPartProps } from './LazyPart';
export { Progress, type ProgressProps } from './Progress';
export { Pulse } from './Pulse';
export { Skeleton, type SkeletonProps } from './Skeleton';
