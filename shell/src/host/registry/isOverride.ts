import type { BuildManifest } from '@console/remote/registry';

/** Tells that a build comes from the machine of a developer: the store has all others below the own origin. */
export const isOverride = ({ base }: Pick<BuildManifest, 'base'>): boolean => /^https?:/.test(base);
