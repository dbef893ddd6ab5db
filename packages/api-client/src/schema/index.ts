export * from './fragments';
export * from './int32';
export type { Shape } from './shape';
