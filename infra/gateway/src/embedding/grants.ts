import type { RegistryEntry } from '@console/remote/registry';
import type { Seal } from '../identity/seal';

/** Right of pages of another site to use one remote for a short time. */
export interface Grant {
  /** Name of the grant among those that are withdrawn. */
  readonly id: string;
  /** Token of the service that calls carry in place of that of the grant. */
  readonly token: string;
  /** Account of the service whose token that is. */
  readonly account: { readonly name: string; readonly roles: readonly string[] };
  /** Name of the remote. */
  readonly remote: string;
  /** Origins of the pages. */
  readonly origins: readonly string[];
  readonly readOnly: boolean;
  /** Person of the site, as it names them. @defaultValue it names nobody */
  readonly person?: string;
  /** End of the right, in ms since 1970. */
  readonly until: number;
}

/** Purpose of the seal of tokens for embedding: no other value of the same key opens as one. */
const purpose = 'embedding';

/** Token of a header as pages send it, `JWT console-embedding.…`. */
const carried = /^JWT console-embedding\.([\w-]{1,8000})$/;

/** Sealed grant in the header of a request; undefined where there is none. */
export const sealedIn = (authorization: string | undefined): string | undefined =>
  carried.exec(authorization ?? '')?.[1];

/** Token for embedding that carries a grant: nobody without the key reads or changes it. */
export const tokenFor = (seal: Seal, grant: Grant): string =>
  `console-embedding.${seal.seal(purpose, grant)}`;

/** Grant that was sealed here; undefined for anything else. */
export const openGrant = (seal: Seal, sealed: string): Grant | undefined =>
  seal.open(purpose, sealed) as Grant | undefined;

/** Addresses below which the builds of a remote that may run make calls, as these say; none where they do not. */
export const callsOf = ({ builds }: Pick<RegistryEntry, 'builds'>): readonly string[] =>
  builds.flatMap((build) => (build as { readonly calls?: readonly string[] }).calls ?? []);
