import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { type HeldAnswers, proxiedPaths } from '../options';
import { callOff } from './callOff';
import { classifyFailure, failure, type ProxyError, type ProxyFailure } from './failure';
import { answerHeaders, forwarded, requestHeaders } from './headers';
import { answerSender, compressedTypes } from './sendAnswer';
import { serviceConnector } from './serviceConnection';
import { socketOptions } from './sockets';

interface ProxyOptions {
  readonly serviceUrl: string;
  /** Time in ms until the answer has to begin. */
  readonly timeout: number;
  /** Origins whose pages may call; none by default. */
  readonly allowedOrigins: readonly string[];
  /** Called for each request that got no answer of the service. */
  readonly onFailure?: (reason: ProxyFailure) => void;
  /** @defaultValue 16 MB of one answer, 64 MB of all. */
  readonly held?: HeldAnswers | undefined;
}

/** Quality of compression on the fly: beyond it time grows faster than bytes shrink. */
const brotliQuality = 5;
/** Longest time in ms until a connection to the service stands, and between two parts of an answer. */
const connectTime = 10_000;
const pauseTime = 300_000;
/** Requests that the service is asked at the same time; more wait for their turn. */
const connections = 128;

function refuse(reply: FastifyReply, error: ProxyError, onFailure?: (reason: ProxyFailure) => void): void {
  onFailure?.(classifyFailure(error));
  const refused = failure(error);
  for (const name of Object.keys(reply.getHeaders()))
    if (name.startsWith('content-') || name === 'etag') reply.removeHeader(name);
  reply.code(refused.status).header('cache-control', 'no-store').send(refused);
}

/** Hands the paths of the service on to it, requests and sockets alike, with the path as it is. */
export async function proxyService(server: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { serviceUrl, timeout, allowedOrigins, held, onFailure } = options;
  const sendAnswer = answerSender(held);
  const { origin, pathname } = new URL(serviceUrl);
  const connect = Math.min(timeout, connectTime);
  const agent = new Agent({
    connect: serviceConnector(connect),
    connections,
    headersTimeout: timeout,
    bodyTimeout: pauseTime,
  });
  server.addHook('onClose', () => agent.destroy());

  await server.register(async (scope) => {
    if (allowedOrigins.length > 0)
      await scope.register(cors, {
        origin: [...allowedOrigins],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['Location', 'Content-Disposition', 'ETag'],
        maxAge: 600,
      });
    await scope.register(compress, {
      global: false,
      encodings: ['br', 'gzip'],
      customTypes: compressedTypes,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    });
    const { marked, agent: calling } = callOff(scope, agent);
    for (const prefix of proxiedPaths)
      await scope.register(httpProxy, {
        prefix,
        upstream: origin,
        rewritePrefix: pathname.replace(/\/+$/, '') + prefix,
        websocket: true,
        disableRequestLogging: true,
        undici: calling,
        ...socketOptions(connect),
        replyOptions: {
          // A 503 is the service's own answer, to be seen and not to be asked again behind the console's back.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) =>
            marked(request as FastifyRequest, requestHeaders(headers, forwarded(request))),
          rewriteHeaders: answerHeaders,
          onResponse: (request, reply, answer) => {
            const { stream } = answer as unknown as { stream: Readable };
            sendAnswer(request as FastifyRequest, reply as FastifyReply, stream).catch((cause: unknown) =>
              refuse(reply as FastifyReply, { cause }, onFailure),
            );
          },
          onError: (reply, { error }) => refuse(reply as FastifyReply, error as ProxyError, onFailure),
        },
      });
  });
}
