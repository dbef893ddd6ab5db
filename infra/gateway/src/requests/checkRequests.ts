import type { Http2Stream } from 'node:http2';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../serving/refusal';
import { addressProblem } from './addressProblem';
import { receiveBody } from './receiveBody';

/** Options of {@link checkRequests}. */
export interface RequestChecks {
  /** Whether a path is answered by the service. */
  readonly isProxied: (path: string) => boolean;
  /** Time in ms after which a body that does not go on is given up. */
  readonly bodyTimeout: number;
}

/** Methods whose bodies nobody reads. That of an OPTIONS is read where it has a content type. */
const withoutBody = new Set(['GET', 'HEAD', 'TRACE']);

/** Refuses what no part of the gateway can make sense of, and gives every body its time. */
export function checkRequests(server: FastifyInstance, { isProxied, bodyTimeout }: RequestChecks): void {
  server.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    const strict = isProxied(request.url.split('?')[0] ?? '');
    const hostless = raw.httpVersion === '1.1' && headers.host === undefined;
    const problem = hostless ? 'The header Host is missing.' : addressProblem(request.url, strict);
    if (problem === undefined) return;
    return reply
      .code(400)
      .header('cache-control', 'no-store')
      .send(refusal(400, 'The request is not a valid one.', problem));
  });
  // HTTP/2 frames bodies by itself: they need neither length nor type, and without both Fastify finds no body. For
  // HTTP/1.1, which the service speaks, such a body is one in chunks.
  server.addHook('onRequest', async ({ raw, headers }) => {
    const { stream } = raw as { stream?: Http2Stream };
    if (stream && !stream.endAfterHeaders && headers['content-length'] === undefined)
      headers['transfer-encoding'] = 'chunked';
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    if (withoutBody.has(request.method)) return payload;
    const body = receiveBody(request.raw, bodyTimeout);
    // Once there is an answer, what was not read of the body is discarded; the connection is free for the next request.
    // Without an answer, when the client has closed the connection, it is not read either.
    reply.raw.once('finish', () => body.destroy()).once('close', () => body.destroy());
    return body;
  });
}
