import type { Registry } from '@console/remote/registry';
import { StoreError, UnreadableError } from '@console/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import type { Seal } from '../identity/seal';
import { type Refusal, refusal } from '../serving/refusal';
import { callsOf, type Grant, openGrant, sealedIn } from './grants';
import { problemOfCall } from './problemOfCall';
import type { WithdrawnGrants } from './withdrawnGrants';

interface ActingOptions {
  readonly seal: Seal;
  readonly withdrawn: WithdrawnGrants;
  readonly registry: CachedContent<Registry>;
  readonly allowedOrigins: readonly string[];
}

/** Headers by which some services take a call for one of another method. */
const otherMethods = ['x-http-method', 'x-http-method-override', 'x-method-override'];

/** Origin of the page behind a request; browsers name none where it is that of the gateway and nothing is sent. */
function originOf({ headers, protocol, host }: FastifyRequest): string | undefined {
  return (
    headers.origin ?? (headers['sec-fetch-site'] === 'same-origin' ? `${protocol}://${host}` : undefined)
  );
}

/**
 * Has pages of other sites call by tokens for embedding: where a request carries one that allows it, the token of the
 * account is put in its place here, so that no page ever has it.
 * @returns the grant by which a request is made
 */
export function actByGrants(
  server: FastifyInstance,
  { seal, withdrawn, registry, allowedOrigins }: ActingOptions,
): (request: FastifyRequest) => Grant | undefined {
  const acting = new WeakMap<FastifyRequest, Grant>();

  /** Why a request may not be made by a grant; undefined where it may. @throws StoreError, UnreadableError */
  async function problem(request: FastifyRequest, grant: Grant): Promise<Refusal | undefined> {
    if (grant.until <= Date.now())
      return refusal(401, 'The token for embedding has expired: get another one.');
    const origin = originOf(request);
    if (origin === undefined || !grant.origins.includes(origin))
      return refusal(403, 'This token is for pages of another site.');
    if (await withdrawn.has(grant)) return refusal(401, 'The token for embedding was withdrawn.');
    const { remotes } = await registry.read();
    const entry = remotes.find(({ name }) => name === grant.remote);
    const [path = ''] = request.url.split('?');
    return problemOfCall(grant, request.method, path, entry ? callsOf(entry) : []);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, refused: Refusal) {
    const { origin } = request.headers;
    // A page that may not read the refusal would take it for a failure of the network.
    if (origin !== undefined && allowedOrigins.includes(origin))
      reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
    return reply.code(refused.status).header('cache-control', 'no-store').send(refused);
  }

  server.addHook('onRequest', async (request, reply) => {
    const sealed = sealedIn(request.headers.authorization);
    if (sealed === undefined) return undefined;
    const grant = openGrant(seal, sealed);
    if (!grant)
      return refuse(request, reply, refusal(401, 'This is no token for embedding of this console.'));
    try {
      const refused = await problem(request, grant);
      if (refused) return refuse(request, reply, refused);
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof UnreadableError)) throw error;
      request.log.error(error);
      return refuse(
        request,
        reply,
        refusal(503, 'Nobody can tell now if the token was withdrawn. Try again.'),
      );
    }
    request.headers.authorization = `JWT ${grant.token}`;
    for (const name of otherMethods) delete request.headers[name];
    acting.set(request, grant);
    return undefined;
  });
  return (request) => acting.get(request);
}
