import type { Registry } from '@console/remote/registry';
import type { FastifyInstance } from 'fastify';
import type { CachedContent } from '../builds/cachedFile';
import { openToAll } from './files';
import { refusal } from './refusal';
import { type Representation, represent, sendRepresentation } from './representation';

/** Tells a page of another site that the service will not answer it; the files that it embeds are for everybody. */
const notLetIn = {
  'x-origin-let-in': 'no',
  'access-control-expose-headers': 'x-origin-let-in',
} as const;

/**
 * Serves the registry as it is now, to the shell and to pages that embed a remote.
 * @param allowedOrigins sites whose pages may call the service.
 */
export function serveRegistry(
  server: FastifyInstance,
  file: CachedContent<Registry>,
  allowedOrigins: readonly string[],
): void {
  let sent: { readonly registry: Registry; readonly representation: Promise<Representation> } | undefined;

  server.get('/registry.json', async (request, reply) => {
    let registry: Registry;
    try {
      registry = await file.read();
    } catch {
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send(refusal(503, 'There is no registry yet.'));
    }
    if (sent?.registry !== registry)
      sent = {
        registry,
        representation: represent(JSON.stringify(registry), 'application/json; charset=utf-8'),
      };
    const { origin } = request.headers;
    reply.headers(openToAll);
    if (origin !== undefined && !allowedOrigins.includes(origin)) reply.headers(notLetIn);
    return sendRepresentation(request, reply, await sent.representation, 'origin');
  });
}
