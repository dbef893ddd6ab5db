import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { WebSocket } from 'ws';
import { type Asker, forwarded, isClaim, withServiceCookies } from './headers';
import { ServiceSocket } from './ServiceSocket';

/** Largest message in bytes: from a browser, which sends little, and from the service. */
const largestMessage = { asked: 64 * 1024, told: 16 * 1024 * 1024 };

/** Bytes that may wait for a browser that does not read; then its socket is cut, and it opens another one. */
const mostWaiting = 32 * 1024 * 1024;

/** Time in ms between two looks whether somebody is still at the other end of a socket. */
const lookInterval = 4000;

/** Looks in a row at which nothing had come until a socket counts as gone; where bytes still wait to be sent, as well. */
const mostSilent = { idle: 2, sending: 15 };

/** Cuts a socket at whose other end nobody answers any more: a connection that is half open would stay so for ever. */
function watchSilence(socket: WebSocket): void {
  let silent = 0;
  const hear = () => {
    silent = 0;
  };
  const timer = setInterval(() => {
    silent += 1;
    if (silent > (socket.bufferedAmount > 0 ? mostSilent.sending : mostSilent.idle)) socket.terminate();
    else socket.ping();
  }, lookInterval).unref();
  socket.on('message', hear).on('ping', hear).on('pong', hear);
  socket.once('close', () => clearInterval(timer));
}

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
      // The service answers for itself only, and the other end for nobody.
      onConnect: (_context: unknown, source: WebSocket, target: WebSocket) => {
        source.resume();
        watchSilence(source);
        watchSilence(target);
      },
      onOutgoingMessage: (_context: unknown, source: WebSocket) => {
        if (source.bufferedAmount > mostWaiting) source.terminate();
      },
    },
  };
}
