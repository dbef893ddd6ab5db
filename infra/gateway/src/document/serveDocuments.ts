import { UnreadableError } from '@console/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, sendRepresentation } from '../serving/representation';
import { sendUnavailable } from '../serving/unavailable';
import type { Document } from './documents';
import { removeCookies } from './removeCookies';

/**
 * Names the scripts of a document before it (103 Early Hints): the browser loads them while it makes the page that the
 * document is going to be in. Only over HTTP/2 and only to browsers, as proxies that speak HTTP/1.1 may take the hint for
 * the answer; not to those who have the document, and the scripts with it.
 */
function sendEarlyHints(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, links }: Document,
): void {
  if (raw.httpVersionMajor < 2 || headers['sec-fetch-mode'] !== 'navigate') return;
  if (!isKnown(headers['if-none-match'], etag)) reply.raw.writeEarlyHints({ link: [...links] });
}

/**
 * Serves the document at every address that is neither a file nor the service's: which addresses there are is
 * known to the shell and the remotes.
 */
export function serveDocuments(
  server: FastifyInstance,
  documentFor: (address: string, cookies?: string) => Promise<Document>,
): void {
  server.get('/*', async (request, reply) => {
    try {
      const document = await documentFor(request.url, request.headers.cookie);
      removeCookies(request, reply);
      sendEarlyHints(request, reply, document);
      return sendRepresentation(request, reply, document, 'cookie');
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return sendUnavailable(request, reply, error.message);
    }
  });
}
