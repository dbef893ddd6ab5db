import { UnreadableError } from '@console/store';
import type { FastifyInstance } from 'fastify';
import { type Representation, sendRepresentation } from '../serving/representation';
import { sendUnavailable } from '../serving/unavailable';
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
      return sendUnavailable(request, reply, error.message);
    }
  });
}
