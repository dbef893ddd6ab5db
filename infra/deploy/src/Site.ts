import type { SigningKey, Store, VerifyingKey } from '@console/store';

/** Target of a release: a store, the keys, and the person who releases. */
export interface Site {
  readonly store: Store;
  /** Signs what is changed. */
  readonly key: SigningKey;
  /** Public keys of the site, beside one's own. @defaultValue none: one's own is that of the site */
  readonly keys?: readonly VerifyingKey[];
  /** Who changes the registry: an address, or the name of an account. */
  readonly by: string;
}

/** A site that is only looked at: nothing is signed. */
export interface ReadSite extends Pick<Site, 'store'> {
  /** Public keys of the site. */
  readonly keys: readonly VerifyingKey[];
  /** Public half of one's own key, where there is one: of the site, or of a team. @defaultValue none */
  readonly own?: VerifyingKey | undefined;
}

/** A site as one that is looked at. */
export const toRead = ({ store, key, keys = [] }: Site): ReadSite => ({ store, keys, own: key.verifying });
