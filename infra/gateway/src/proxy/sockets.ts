import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { type Asker, forwarded } from './headers';
import { ServiceSocket } from './ServiceSocket';

/** Options of the proxy library for sockets: the service learns who the client is; network errors are not passed to the browser. */
export function socketOptions(
  timeout: number,
): Pick<FastifyHttpProxyOptions, 'wsServerOptions' | 'wsClientOptions'> {
  const rewriteRequestHeaders = (headers: Record<string, string>, request: Asker) => ({
    ...headers,
    ...forwarded(request),
    ...(request.headers.authorization && { authorization: request.headers.authorization }),
  });
  return {
    // The type asks for the whole module in place of the class.
    wsServerOptions: { WebSocket: ServiceSocket } as object,
    // The library reads `rewriteRequestHeaders` here, though its types do not tell.
    wsClientOptions: {
      handshakeTimeout: timeout,
      rewriteRequestHeaders,
    } as FastifyHttpProxyOptions['wsClientOptions'],
  };
}
