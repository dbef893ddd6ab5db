export * from './fragments';
export type { Shape } from './shape';
