import { randomUUID } from 'node:crypto';
import type { Registry } from '@console/remote/registry';
import { StoreError } from '@console/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import { type Caller, tokenOf } from '../console/identifyCaller';
import type { Seal } from '../identity/seal';
import { embeddingPaths } from '../options';
import { refusal } from '../serving/refusal';
import { callsOf, type Grant, openGrant, sealedIn, tokenFor } from './grants';
import type { WithdrawnGrants } from './withdrawnGrants';

interface GrantSources {
  readonly seal: Seal;
  readonly withdrawn: WithdrawnGrants;
  readonly registry: CachedContent<Registry>;
  readonly allowedOrigins: readonly string[];
  readonly who: (request: FastifyRequest) => Promise<Caller>;
}

/** Wish of a server for a token. */
interface WantedGrant {
  /** Name of the remote. */
  readonly name: string;
  /** Origins of the pages that show it. */
  readonly origins: readonly string[];
  /** @defaultValue false */
  readonly readOnly?: boolean;
  /** @defaultValue 10 */
  readonly minutes?: number;
  /** Person of the site, for the audit trail. @defaultValue it names nobody */
  readonly person?: string;
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

const wantedSchema = {
  type: 'object',
  required: ['name', 'origins'],
  // What is misspelled is refused, not left out: it may be what limits the token.
  propertyNames: { enum: ['name', 'origins', 'readOnly', 'minutes', 'person'] },
  properties: {
    name: text,
    origins: { type: 'array', minItems: 1, maxItems: 10, items: text },
    readOnly: { type: 'boolean' },
    minutes: { type: 'integer', minimum: 1, maximum: 60 },
    person: text,
  },
} as const;

const withdrawnSchema = {
  type: 'object',
  required: ['token'],
  additionalProperties: false,
  properties: { token: { type: 'string', maxLength: 8192 } },
} as const;

/** Minutes for which a token goes on where nothing else is wished. */
const usualMinutes = 10;

/** True for a request of a page: browsers name its origin or its relation to the gateway with each POST. */
const isOfPage = ({ headers }: FastifyRequest) =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/** Serves the addresses at which the servers of other sites get tokens for embedding, and withdraw them. */
export function serveGrants(
  server: FastifyInstance,
  { seal, withdrawn, registry, allowedOrigins, who }: GrantSources,
): void {
  const refuse = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).header('cache-control', 'no-store').send(refusal(status, message));

  /** Account behind a request, and its token; others get their answer here. */
  async function accountOf(request: FastifyRequest, reply: FastifyReply) {
    if (isOfPage(request)) {
      refuse(reply, 403, 'Ask for it on your server: no page should have the token of an account.');
      return undefined;
    }
    const token = tokenOf(request.headers.authorization);
    const caller = await who(request);
    if (caller.kind === 'stranger' || token === undefined) {
      const { status, message } =
        caller.kind === 'stranger' ? caller.refusal : refusal(401, 'Sign in first.');
      refuse(reply, status, message);
      return undefined;
    }
    return { token, name: caller.name, roles: caller.roles };
  }

  server.post<{ Body: WantedGrant }>(
    embeddingPaths.tokens,
    { schema: { body: wantedSchema } },
    async (request, reply) => {
      const account = await accountOf(request, reply);
      if (!account) return reply;
      const { name: remote, origins, readOnly = false, minutes = usualMinutes, person } = request.body;
      const stranger = origins.find((origin) => !allowedOrigins.includes(origin));
      if (stranger !== undefined)
        return refuse(reply, 400, `${stranger} is not among the ALLOWED_ORIGINS of this console.`);
      const { remotes } = await registry.read();
      const entry = remotes.find(({ name }) => name === remote);
      if (!entry) return refuse(reply, 404, `This console has no remote ${remote}.`);
      if (callsOf(entry).length === 0)
        return refuse(
          reply,
          409,
          `The build of ${remote} does not say which calls it makes: build and release it anew.`,
        );
      const { token, ...of } = account;
      const grant: Grant = {
        id: randomUUID(),
        token,
        account: of,
        remote,
        origins,
        readOnly,
        ...(person !== undefined && { person }),
        until: Date.now() + minutes * 60_000,
      };
      reply.header('cache-control', 'no-store');
      return { token: tokenFor(seal, grant), until: new Date(grant.until).toISOString() };
    },
  );

  server.post<{ Body: { readonly token: string } }>(
    embeddingPaths.withdraw,
    { schema: { body: withdrawnSchema } },
    async (request, reply) => {
      const account = await accountOf(request, reply);
      if (!account) return reply;
      const sealed = sealedIn(`JWT ${request.body.token}`);
      const grant = sealed === undefined ? undefined : openGrant(seal, sealed);
      if (grant?.account.name !== account.name)
        return refuse(reply, 404, 'This is no token for embedding that your account was given.');
      try {
        if (grant.until > Date.now()) await withdrawn.add(grant);
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        request.log.error(error);
        return refuse(
          reply,
          503,
          'The store that gateways share cannot be written to: the token goes on to its end.',
        );
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
