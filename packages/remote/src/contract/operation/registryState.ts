import type { Registry } from '../registry/registrySchema';

/**
 * What tells two registries apart for a running console: what was released, the build of the shell, and what is out of
 * service. The gateway streams it at `operationPaths.changes`.
 */
export const registryState = ({ revision, shell, switchedOff = {} }: Registry): string =>
  JSON.stringify([revision, shell?.build, Object.entries(switchedOff).map(([name, { at }]) => [name, at])]);
