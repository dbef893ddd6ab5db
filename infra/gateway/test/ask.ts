import { type IncomingHttpHeaders, request } from 'node:http';

/** Answer of a gateway, as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The body as it came over the wire, compressed if it was. */
  readonly body: Buffer;
  readonly text: string;
}

/** Request to a gateway. @defaultValue GET without headers and body */
export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Asks without a browser's or `fetch`'s own ideas of paths, encodings and caching. */
export function ask(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: String(whole),
        });
      });
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
