import type { Registry } from '@console/remote/registry';
import type { Store } from '@console/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import type { Caller } from '../console/identifyCaller';
import { sealBy } from '../identity/seal';
import type { EmbeddingOptions } from '../options';
import { actByGrants } from './actByGrants';
import { serveGrants } from './serveGrants';
import { sharedWithdrawals } from './withdrawnGrants';

/** Parts of a gateway that tokens for embedding rest on. */
interface EmbeddingSources {
  readonly store: Store;
  readonly registry: CachedContent<Registry>;
  /** Origins whose pages may call the service. */
  readonly allowedOrigins: readonly string[];
}

/** A person of another site, and the account of the service by which its pages call. */
interface EmbeddingPerson {
  readonly person: { readonly name: string };
  readonly account: { readonly name: string };
  readonly roles: readonly string[];
}

/** Tokens for embedding at one gateway. */
export interface Embedding {
  /** Person behind a request that carries such a token; undefined where it carries none. */
  readonly of: (request: FastifyRequest) => EmbeddingPerson | undefined;
  /** Serves the addresses at which they are given and withdrawn. */
  serve(scope: FastifyInstance, who: (request: FastifyRequest) => Promise<Caller>): void;
}

/** Gives servers of other sites tokens for their pages: for one remote, and a short time. */
export function openEmbedding(
  server: FastifyInstance,
  { keys }: EmbeddingOptions,
  { store, registry, allowedOrigins }: EmbeddingSources,
): Embedding {
  const seal = sealBy(keys);
  const withdrawn = sharedWithdrawals(store);
  const grantOf = actByGrants(server, { seal, withdrawn, registry, allowedOrigins });
  return {
    of(request) {
      const grant = grantOf(request);
      if (!grant) return undefined;
      const { account, person, origins } = grant;
      const from = request.headers.origin ?? origins.join(', ');
      return {
        person: { name: person === undefined ? `A page of ${from}` : `${person} at ${from}` },
        account,
        roles: account.roles,
      };
    },
    serve: (scope, who) => serveGrants(scope, { seal, withdrawn, registry, allowedOrigins, who }),
  };
}
