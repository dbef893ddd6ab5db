import { satisfiesContract } from '../contract/satisfies';
import type { RegisteredRemote } from './registrySchema';

/** What a shell offers to remotes. */
export interface Offer {
  /** Version of the contract between shell and remotes. */
  readonly contract: string;
  /** Version of the federation runtime. */
  readonly federation: string;
}

/** Why a shell does not load a remote, decided before any byte of it is asked for. */
export type Misfit = 'misfit-contract' | 'misfit-federation' | 'unpinned';

export type Verdict = { readonly fits: true } | { readonly fits: false; readonly code: Misfit };

/** Decides from the registry alone, before any code of the remote runs, whether a shell can load it. */
export function classifyRemote(remote: RegisteredRemote, offer: Offer): Verdict {
  if (!satisfiesContract(offer.contract, remote.contract)) return { fits: false, code: 'misfit-contract' };
  if (remote.federation !== offer.federation) return { fits: false, code: 'misfit-federation' };
  if (!remote.integrity[remote.entry]) return { fits: false, code: 'unpinned' };
  return { fits: true };
}
