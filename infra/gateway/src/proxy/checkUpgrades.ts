import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refusal, refusal } from '../serving/refusal';

/** The origin of the console, as browsers write it. */
const ownOrigin = (protocol: string, host: string) =>
  URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`).origin : undefined;

/** Why a request for a socket is refused, undefined when it is not. */
function problem(
  { headers, host, method, protocol }: FastifyRequest,
  allowed: readonly string[],
): Refusal | undefined {
  const { origin, upgrade } = headers;
  const invalid = (why: string) => refusal(400, 'The request for a socket is not a valid one.', why);
  if (upgrade?.toLowerCase() !== 'websocket') return invalid('Only an upgrade to websocket is known.');
  if (method !== 'GET') return invalid('A socket is asked for by GET.');
  if (!/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? ''))
    return invalid('The header Sec-WebSocket-Key is missing or not valid.');
  if (!['13', '8'].includes(headers['sec-websocket-version'] ?? ''))
    return invalid('The version of the protocol is not known; it has to be 13.');
  // Programs send no origin. A browser always does, so no page of another site can listen with the user's rights.
  const own = ownOrigin(protocol, host);
  if (origin !== undefined && origin !== own && !allowed.includes(origin))
    return refusal(
      403,
      'Pages of this origin may not open sockets.',
      `It is neither ${own} nor among ALLOWED_ORIGINS. Who ends TLS before the gateway has to be among TRUSTED_PROXIES.`,
    );
  return undefined;
}

/**
 * Refuses requests for sockets that cannot be answered, and those of pages that may not call the service.
 * @param isUpgraded whether a path is one that sockets are opened at.
 */
export function checkUpgrades(
  server: FastifyInstance,
  allowedOrigins: readonly string[],
  isUpgraded: (path: string) => boolean,
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade === undefined || !isUpgraded(request.url.split('?')[0] ?? '')) return;
    const refused = problem(request, allowedOrigins);
    if (!refused) return;
    return reply
      .code(refused.status)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .send(refused);
  });
}
