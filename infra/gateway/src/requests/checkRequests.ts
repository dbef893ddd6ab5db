import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2Stream } from 'node:http2';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { probePaths } from '../options';
import { type Refusal, refusal } from '../serving/refusal';
import { sentenceFor } from '../serving/refuseUnknown';
import { sendTooLarge } from '../serving/tooLarge';
import { addressProblem } from './addressProblem';
import { hostProblem, isHost } from './hostProblem';
import { type BodyTimeLimit, discardRest, receiveBody } from './receiveBody';

interface RequestChecks extends BodyTimeLimit {
  /** True for a path that is answered by the service. */
  readonly isProxied: (path: string) => boolean;
  /** Names of the console, in small letters; none: every name is taken. */
  readonly allowedHosts: readonly string[];
}

/** Methods whose bodies nobody reads. That of an OPTIONS is read where it has a content type. */
const withoutBody = new Set(['GET', 'HEAD', 'TRACE']);

/** Bytes that the headers of a request and its address have at the most, cookies left out. */
const largestHead = 16 * 1024;

function headSize({ url = '', rawHeaders }: IncomingMessage): number {
  const isCookie = (at: number) => rawHeaders[at - (at % 2)]?.toLowerCase() === 'cookie';
  return rawHeaders.reduce((size, text, at) => (isCookie(at) ? size : size + text.length), url.length);
}

/** Why a request is refused, undefined when it is not. */
function problemOf(
  request: FastifyRequest,
  { isProxied, allowedHosts }: Pick<RequestChecks, 'isProxied' | 'allowedHosts'>,
): Refusal | undefined {
  const { raw, headers, host, hostname } = request;
  const [path = ''] = request.url.split('?');
  const problem =
    hostProblem(raw) ??
    (host && !isHost(host) ? 'The header X-Forwarded-Host is not a host.' : undefined) ??
    addressProblem(request.url, isProxied(path));
  if (problem !== undefined) return refusal(400, 'The request is not a valid one.', problem);
  const coding = headers['transfer-encoding'] ?? 'chunked';
  if (coding.trim().toLowerCase() !== 'chunked')
    return refusal(501, 'The transfer coding of the request is not known here.', 'It has to be chunked.');
  if (headSize(raw) > largestHead) return refusal(431, sentenceFor(431));
  const isOwn = [host, hostname].some((name) => allowedHosts.includes(name.toLowerCase()));
  // Health is asked by the number of a machine, whatever name the console has.
  if (allowedHosts.length > 0 && !isOwn && !probePaths.includes(path))
    return refusal(
      421,
      'The console has another address.',
      'The host of the request is not among ALLOWED_HOSTS.',
    );
  return undefined;
}

/** Refuses what no part of the gateway can make sense of, and gives every body its time. */
export function checkRequests(server: FastifyInstance, checks: RequestChecks): void {
  server.addHook('onRequest', async (request, reply) => {
    const refused = problemOf(request, checks);
    if (!refused) return;
    // Where a body ends is not certain in every request that is refused.
    if (request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    // Who opens a page reads what happened.
    if (refused.status === 431 && request.headers.accept?.includes('text/html'))
      return sendTooLarge(request, reply);
    return reply.code(refused.status).header('cache-control', 'no-store').send(refused);
  });
  // What nobody has read of a request that is answered, even by a hook, is read here, after it is given up there.
  server.server.on('request', (raw: IncomingMessage, response: ServerResponse) =>
    response.once('finish', () => setImmediate(discardRest, raw, checks.bodyTimeout)),
  );
  // HTTP/2 frames bodies by itself: they need neither length nor type, and without both Fastify finds no body. For
  // HTTP/1.1, which the service speaks, such a body is one in chunks.
  server.addHook('onRequest', async ({ raw, headers }) => {
    const { stream } = raw as { stream?: Http2Stream };
    if (stream && !stream.endAfterHeaders && headers['content-length'] === undefined)
      headers['transfer-encoding'] = 'chunked';
  });
  server.addHook('preParsing', async (request, reply, payload) => {
    if (withoutBody.has(request.method)) return payload;
    const body = receiveBody(request.raw, checks);
    // Once there is an answer, what was not read of the body is discarded; the connection is free for the next request.
    // Without an answer, when the client has closed the connection, it is not read either.
    reply.raw.once('finish', () => body.destroy()).once('close', () => body.destroy());
    return body;
  });
}
