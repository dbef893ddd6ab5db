import { WebSocket } from 'ws';

const brokenLink = 1011;

/**
 * The browser's end of a socket to the service. When the link behind the gateway breaks, the proxy library closes
 * with the text of the network error, which names addresses of the inside and may be longer than a close allows.
 */
export class ServiceSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    // What comes before the service is connected is not read: the proxy library would keep all of it.
    this.once('open', () => this.pause());
  }

  override close(code?: number, reason?: string | Buffer): void {
    // Else the browser's own word at the end would never be heard.
    this.resume();
    if (code === brokenLink) super.close(code, 'The service does not answer.');
    else super.close(code, reason);
  }
}
