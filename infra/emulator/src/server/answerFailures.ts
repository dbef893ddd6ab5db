import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyHttpOptions, FastifyInstance, FastifyReply } from 'fastify';
import { isDiskFull, isOutOfReach, sqlState, sqlStateOf } from '../database';
import { ServiceFailure } from './failure';

/** Fastify options by which it answers as the service does what it refuses before a route is found. */
export const failureOptions = {
  frameworkErrors: (_error, request, reply) =>
    void send(reply as FastifyReply, malformedAddress(request.raw.url ?? '')),
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, unreadable(error.code));
  },
  // Node refuses it without a body.
  http: { requireHostHeader: false },
} satisfies FastifyHttpOptions<Server>;

/** Answers every failure as the service does: `{status, message, debugMessage}`. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = classifyFailure(error);
    if (failure.statusCode >= 500 && !(error instanceof ServiceFailure))
      // What ails the ground ails every request: then one line each has to do.
      console.error(
        `${request.method} ${request.routeOptions.url}:`,
        failure === databaseAway || failure === diskFull ? error.message : error,
      );
    // What is left of the body may be more than is read for nothing.
    if (failure.statusCode === 408 || failure.statusCode === 413) reply.header('Connection', 'close');
    return send(reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, new ServiceFailure(404, 'Not found', `There is no ${request.method} ${path(request.url)}`)),
  );
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined)
      throw new ServiceFailure(400, 'Invalid request', 'Host is required');
  });
  app.server.on('connect', (_request, socket: Duplex) =>
    refuse(socket, new ServiceFailure(405, 'Method not allowed', 'CONNECT is not allowed here')),
  );
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(new ServiceFailure(417, 'Expectation failed', 'Expect must be 100-continue'));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response
      .writeHead(417, {
        'Content-Type': json,
        'Content-Length': Buffer.byteLength(body),
        Connection: 'close',
      })
      .end(body);
    request.resume();
  });
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
  if (sqlStateOf(error)?.startsWith(sqlState.dataException))
    return new ServiceFailure(
      400,
      'Invalid request',
      `A value cannot be stored or compared: ${error.message}`,
    );
  if (isDiskFull(error)) return diskFull;
  if (error.statusCode === undefined && isOutOfReach(error)) return databaseAway;
  const status = error.statusCode ?? 500;
  if (status === 413) return new ServiceFailure(413, 'Payload too large', error.message);
  if (status < 500) return new ServiceFailure(status, 'Invalid request', error.message);
  return new ServiceFailure(500, 'Internal error', 'The service could not do this; its log says why');
}

/** 507 */
export const diskFull = new ServiceFailure(
  507,
  'Insufficient storage',
  'The disk of the service is full: nothing can be stored until there is room',
);

/** 503 */
const databaseAway = new ServiceFailure(
  503,
  'Service unavailable',
  'The database of the service does not answer: nothing can be read or stored until it does',
);

/** Answers on a connection on which HTTP is not spoken (yet), and ends it. */
export function refuse(socket: Duplex, failure: ServiceFailure): void {
  const body = bodyOf(failure);
  socket.end(
    [
      `HTTP/1.1 ${failure.statusCode} ${STATUS_CODES[failure.statusCode]}`,
      `Content-Type: ${json}`,
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const json = 'application/json; charset=utf-8';

const bodyOf = ({ statusCode, message, debugMessage }: ServiceFailure) =>
  JSON.stringify({ status: statusCode, message, debugMessage });

function send(reply: FastifyReply, { statusCode, message, debugMessage, headers }: ServiceFailure) {
  return reply
    .code(statusCode)
    .headers(headers)
    .type(json)
    .send({ status: statusCode, message, debugMessage });
}

/** Failure for a code of Node's parser. */
function unreadable(code: string | undefined): ServiceFailure {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new ServiceFailure(431, 'Headers too large', 'The headers have more than 16 KiB');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new ServiceFailure(408, 'Request timeout', 'The request did not arrive in time');
    case 'HPE_INVALID_METHOD':
      return new ServiceFailure(400, 'Invalid request', 'The method is unknown');
    default:
      return new ServiceFailure(400, 'Invalid request', 'The request is not HTTP');
  }
}

const malformedAddress = (url: string) =>
  new ServiceFailure(400, 'Invalid request', `${path(url)} is not a valid address`);

/** Without the query, which may hold a token. */
const path = (url: string) => url.split('?', 1)[0];
