import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { WebSocket } from 'ws';
import { type Asker, forwarded, isClaim, withServiceCookies } from './headers';
import { ServiceSocket } from './ServiceSocket';

/** Largest message in bytes: from a browser, which sends little, and from the service. */
const largestMessage = { asked: 64 * 1024, told: 16 * 1024 * 1024 };

/** Bytes that may wait for a browser that does not read; then its socket is cut, and it opens another one. */
const mostWaiting = 32 * 1024 * 1024;

/**
 * Settings of the proxy library for sockets: the service learns who the client is; network errors are not
 * passed to the browser.
 */
export function socketOptions(timeout: number) {
  const rewriteRequestHeaders = (headers: Record<string, string>, request: Asker) => ({
    ...Object.fromEntries(Object.entries(withServiceCookies(headers)).filter(([name]) => !isClaim(name))),
    ...forwarded(request),
    ...(request.headers.authorization && { authorization: request.headers.authorization }),
  });
  return {
    // The type asks for the whole module in place of the class.
    wsServerOptions: { WebSocket: ServiceSocket, maxPayload: largestMessage.asked } as object,
    // The library reads `rewriteRequestHeaders` here, though its types do not tell.
    wsClientOptions: {
      handshakeTimeout: timeout,
      maxPayload: largestMessage.told,
      rewriteRequestHeaders,
    } as FastifyHttpProxyOptions['wsClientOptions'],
    wsHooks: {
      // The library queues messages until the service is connected: reading is paused until then.
      onIncomingMessage: (_context: unknown, source: WebSocket, target: WebSocket) => {
        if (target.readyState !== WebSocket.CONNECTING || source.isPaused) return;
        source.pause();
        target.once('open', () => source.resume());
        target.once('close', () => source.resume());
      },
      onOutgoingMessage: (_context: unknown, source: WebSocket) => {
        if (source.bufferedAmount > mostWaiting) source.terminate();
      },
    },
  };
}
