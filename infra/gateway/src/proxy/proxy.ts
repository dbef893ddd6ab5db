import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { proxiedPaths } from '../options';
import { failure, type ProxyError } from './failure';
import { answerHeaders, compressible, forwarded, requestHeaders } from './headers';
import { socketOptions } from './sockets';

/** Options of {@link proxyService}. */
export interface ProxyOptions {
  readonly serviceUrl: string;
  /** Time in ms until the answer has to begin. */
  readonly timeout: number;
  /** Origins whose pages may call; none by default. */
  readonly allowedOrigins: readonly string[];
}

/** Quality of compression on the fly: beyond it time grows faster than bytes shrink. */
const brotliQuality = 5;
/** Longest time in ms until a connection to the service stands, and between two parts of an answer. */
const connectTime = 10_000;
const pauseTime = 300_000;

/** Hands the paths of the service on to it, requests and sockets alike, with the path as it is. */
export async function proxyService(server: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { serviceUrl, timeout, allowedOrigins } = options;
  const { origin, pathname } = new URL(serviceUrl);
  const connect = Math.min(timeout, connectTime);

  await server.register(async (scope) => {
    if (allowedOrigins.length > 0)
      await scope.register(cors, {
        origin: [...allowedOrigins],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: ['Location', 'Content-Disposition'],
        maxAge: 600,
      });
    await scope.register(compress, {
      global: false,
      encodings: ['br', 'gzip'],
      customTypes: /^text\/(?!event-stream)|[/+](json|xml)(;|$)/,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
    });
    for (const prefix of proxiedPaths)
      await scope.register(httpProxy, {
        prefix,
        upstream: origin,
        rewritePrefix: pathname.replace(/\/+$/, '') + prefix,
        websocket: true,
        disableRequestLogging: true,
        destroyAgent: true,
        undici: { connect: { timeout: connect }, headersTimeout: timeout, bodyTimeout: pauseTime },
        ...socketOptions(connect),
        replyOptions: {
          // A 503 is the service's own answer, to be seen and not to be asked again behind the console's back.
          retryDelay: () => null,
          rewriteRequestHeaders: (request, headers) => requestHeaders(headers, forwarded(request)),
          rewriteHeaders: answerHeaders,
          onResponse: (_request, reply, answer) => {
            const { stream } = answer as unknown as { stream: Readable };
            if (compressible(reply.getHeaders(), reply.statusCode)) reply.compress(stream);
            else reply.send(stream);
          },
          onError: (reply, { error }) => {
            const refused = failure(error as ProxyError, serviceUrl);
            reply.code(refused.status).header('cache-control', 'no-store').send(refused);
          },
        },
      });
  });
}
