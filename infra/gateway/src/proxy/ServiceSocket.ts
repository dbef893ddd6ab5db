import { WebSocket } from 'ws';

const brokenLink = 1011;

/**
 * The browser's end of a socket to the service. When the link behind the gateway breaks, the proxy library closes
 * with the text of the network error, which names addresses of the inside and may be longer than a close allows.
 */
export class ServiceSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === brokenLink) super.close(code, 'The service does not answer.');
    else super.close(code, reason);
  }
}
