import {
  buildKey,
  type HostCapabilities,
  newestCompatible,
  type PreviousBuild,
  type ResolvedRemote,
} from '@console/remote/registry';

/**
 * The build to offer instead of one that failed: the newest compatible one of those that ran before it.
 * @returns undefined when the registry keeps none.
 */
export function previousVersion(
  { earlier, chosen }: ResolvedRemote,
  hostCapabilities: HostCapabilities,
): PreviousBuild | undefined {
  const from = chosen ? earlier.findIndex((build) => buildKey(build) === buildKey(chosen)) + 1 : 0;
  return newestCompatible(earlier.slice(from), hostCapabilities);
}
