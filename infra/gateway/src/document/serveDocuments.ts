import { UnreadableError } from '@console/store';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../serving/refusal';
import { type Representation, sendRepresentation } from '../serving/representation';
import { audienceOfCookie } from './audienceOfCookie';

/**
 * Serves the document at every address that is neither a file nor the service's: which addresses there are is
 * known to the shell and the remotes.
 */
export function serveDocuments(
  server: FastifyInstance,
  documentFor: (address: string, audience?: string) => Promise<Representation>,
): void {
  server.get('/*', async (request, reply) => {
    try {
      return sendRepresentation(
        request,
        reply,
        await documentFor(request.url, audienceOfCookie(request.headers.cookie)),
      );
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
        .send(refusal(503, 'The console is not ready yet.', error.message));
    }
  });
}
