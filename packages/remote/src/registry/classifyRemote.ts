import { satisfiesContract as satisfies } from '../contract/satisfies';
import type { EarlierBuild, RegisteredRemote } from './registrySchema';

/** What a shell offers to remotes. */
export interface Offer {
  /** Version of the contract between shell and remotes. */
  readonly contract: string;
  /** Version of the federation runtime. */
  readonly federation: string;
  /** Versions of the shared modules that must not differ, by package. */
  readonly shared: Readonly<Record<string, string>>;
  /** Version of the service; absent while it is not known, and then nothing is held against it. */
  readonly service?: string | undefined;
}

/**
 * Why a shell does not load a build, decided before any byte of it is asked for.
 * - `misfit-contract`: made for another contract between shell and remotes.
 * - `misfit-federation`: built with another federation runtime.
 * - `misfit-shared`: needs another version of a library that can be there once only.
 * - `misfit-service`: needs a newer service.
 */
export type Misfit = 'misfit-contract' | 'misfit-federation' | 'misfit-shared' | 'misfit-service';

/** Whether a build fits, and if not, what it asks for and what is there: `{ of: 'react', needs: '^20.0.0', has: '19.3.1' }`. */
export type Verdict =
  | { readonly fits: true }
  | {
      readonly fits: false;
      readonly code: Misfit;
      readonly of: string;
      readonly needs: string;
      readonly has: string;
    };

/** What a verdict is made from; complete and earlier builds alike have it. */
export type Judged = Pick<RegisteredRemote, 'contract' | 'federation' | 'shared' | 'service'>;

const misfit = (code: Misfit, of: string, needs: string, has: string): Verdict => ({
  fits: false,
  code,
  of,
  needs,
  has,
});

/** Compares versions of dots and numbers, `7.10` and `7.9.1`; what is not a number counts as none. */
function isOlder(version: string, than: string): boolean {
  const parts = (text: string) => text.split(/[^0-9]+/).map(Number);
  const [own, other] = [parts(version), parts(than)];
  for (let index = 0; index < Math.max(own.length, other.length); index += 1) {
    const difference = (own[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Decides from the registry alone, before any code of a build runs, whether a shell can load it. */
export function classifyRemote(build: Judged, offer: Offer): Verdict {
  const { contract, federation, shared, service } = build;
  if (!satisfies(offer.contract, contract))
    return misfit('misfit-contract', 'contract', contract, offer.contract);
  if (federation !== offer.federation)
    return misfit('misfit-federation', 'federation', federation, offer.federation);
  for (const [name, range] of Object.entries(shared)) {
    const has = offer.shared[name];
    if (has === undefined || !satisfies(has, range)) return misfit('misfit-shared', name, range, has ?? '');
  }
  if (service && offer.service !== undefined && isOlder(offer.service, service.version))
    return misfit('misfit-service', 'service', service.version, offer.service);
  return { fits: true };
}

/** The newest of the builds that ran before which the shell can load and nobody took back; undefined when none fits. */
export function newestFitting(earlier: readonly EarlierBuild[], offer: Offer): EarlierBuild | undefined {
  return earlier.find((build) => !build.withdrawn && classifyRemote(build, offer).fits);
}
