import type { Registry } from '../registry/registrySchema';

/**
 * Text that differs between two registries of a running console: it holds the release, the build of the shell, and
 * what is out of service. The gateway streams it at `operationPaths.changes`.
 */
export const registryState = ({ revision, shell, switchedOff = {} }: Registry): string =>
  JSON.stringify([revision, shell?.build, Object.entries(switchedOff).map(([name, { at }]) => [name, at])]);
