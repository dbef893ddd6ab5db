import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { sqlState, sqlStateOf } from '../database';
import { ServiceFailure } from './failure';

/** Answers every failure as the service does: `{status, message, debugMessage}`. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = classifyFailure(error);
    if (failure.statusCode >= 500) console.error(`${request.method} ${request.routeOptions.url}:`, error);
    return send(reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, new ServiceFailure(404, 'Not found', `There is no ${request.method} ${path(request.url)}`)),
  );
}

/** The failure with which the service answers an error of any origin. */
export function classifyFailure(error: Error & { statusCode?: number }): ServiceFailure {
  if (error instanceof ServiceFailure) return error;
  switch (sqlStateOf(error)) {
    case sqlState.uniqueViolation:
      return new ServiceFailure(409, 'Conflict', 'An object of this name exists already');
    case sqlState.foreignKeyViolation:
      return new ServiceFailure(409, 'Conflict', 'The object is in use or names one that does not exist');
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return new ServiceFailure(status, 'Invalid request', error.message);
  return new ServiceFailure(500, 'Internal error', 'The service could not do this; its log says why');
}

function send(reply: FastifyReply, { statusCode, message, debugMessage }: ServiceFailure) {
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send({ status: statusCode, message, debugMessage });
}

/** Without the query, which may hold a token. */
const path = (url: string) => url.split('?', 1)[0];
