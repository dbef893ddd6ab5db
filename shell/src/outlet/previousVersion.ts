import {
  buildKey,
  type EarlierBuild,
  newestFitting,
  type Offer,
  type ResolvedRemote,
} from '@console/remote/registry';

/**
 * The build to offer in place of one that is not there: the newest that fits of those that ran before it.
 * @returns undefined when the registry keeps none.
 */
export function previousVersion({ earlier, chosen }: ResolvedRemote, offer: Offer): EarlierBuild | undefined {
  const from = chosen ? earlier.findIndex((build) => buildKey(build) === buildKey(chosen)) + 1 : 0;
  return newestFitting(earlier.slice(from), offer);
}
