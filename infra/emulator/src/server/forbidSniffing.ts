import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Tells browsers to take every answer, whoever makes it, for what its type says. */
export function forbidSniffing(app: FastifyInstance): void {
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
  });
}
