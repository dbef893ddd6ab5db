import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { refusal } from './refusal';

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).header('cache-control', 'no-store').send(refusal(status, message));
}

const nothing = 'There is nothing at this address.';

const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not a valid one.',
  413: 'The request is too large.',
};

/** What the gateway says where it has nothing to give: JSON in the shape of the service's errors, never a page. */
export const refuseUnknown = {
  /** Settings by which addresses that cannot even be read are refused, with the given headers. */
  settings: (headers: Readonly<Record<string, string>>): FastifyServerOptions => ({
    frameworkErrors: (_error, _request, reply) => {
      reply.headers({ ...headers });
      return refuse(reply as FastifyReply, 400, 'The address is not a valid one.');
    },
  }),

  /** Handlers for what is not there and for what failed; the reason of a failure goes to the log only. */
  handlers(server: FastifyInstance): void {
    server.setNotFoundHandler((_request, reply) => refuse(reply, 404, nothing));
    server.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error(error);
      // A folder, or a path that leads out of one, is to be as little there as any other that names no file.
      if (status === 403) return refuse(reply, 404, nothing);
      return refuse(reply, status, sentences[status] ?? 'The gateway cannot answer this request.');
    });
  },
};
