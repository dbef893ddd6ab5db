import type { SigningKey, Store, VerifyingKey } from '@console/store';

/** Target of a release: a store, the keys, and the person who releases. */
export interface Site {
  readonly store: Store;
  /** Signs what is changed. */
  readonly key: SigningKey;
  /** Further keys that may have signed what is there. @defaultValue none. */
  readonly keys?: readonly VerifyingKey[];
  /** Who changes the registry: an address, or the name of an account. */
  readonly by: string;
}

/** A site that is only looked at: nothing is signed. */
export type ReadSite = Pick<Site, 'store'> & { readonly keys: readonly VerifyingKey[] };

/** A site as one that is looked at. */
export const toRead = ({ store, key, keys = [] }: Site): ReadSite => ({
  store,
  keys: [key.verifying, ...keys],
});
