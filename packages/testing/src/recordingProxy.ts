import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** A request as it went over the wire. */
export interface RecordedRequest {
  readonly method: string;
  /** Path with its query, as sent. */
  readonly path: string;
  /** Header names are lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body as text; blank when there was none. */
  readonly body: string;
}

/** An answer given in place of the service's. */
export interface GivenAnswer {
  /** @defaultValue 200. */
  readonly status?: number;
  /** @defaultValue `content-type: application/json`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Text goes out as it is, anything else as JSON. @defaultValue no body. */
  readonly body?: unknown;
  /** Breaks the connection in the middle of the answer. @defaultValue `false`. */
  readonly cutOff?: boolean;
}

/** Where the requests of {@link startRecordingProxy} go. */
export interface RecordingProxyOptions {
  /** Origin of the service that answers, without a trailing slash. @defaultValue nobody is behind the proxy. */
  readonly target?: string;
  /**
   * Answers instead of the target: for what a healthy service never says. `undefined` leaves the request to the
   * target; a promise that never settles leaves it without an answer. @defaultValue the target answers everything.
   */
  readonly answer?: (request: RecordedRequest) => GivenAnswer | undefined | Promise<GivenAnswer | undefined>;
}

/** A proxy that writes down what passes. */
export interface RecordingProxy {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  /** Requests so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Waits until so many requests have arrived, and gives them. */
  arrived(count: number): Promise<readonly RecordedRequest[]>;
  close(): Promise<void>;
}

/**
 * Starts a proxy on a free port that records every request and passes it on unchanged. Sockets of browsers (upgrades)
 * pass too; what goes over them is not recorded.
 */
export async function startRecordingProxy({
  target,
  answer,
}: RecordingProxyOptions): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const waiting = new Set<() => void>();

  const server = createServer(async (request, response) => {
    const recorded = await record(request);
    requests.push(recorded);
    for (const look of waiting) look();
    const given = await answer?.(recorded);
    if (given) give(response, given);
    else if (target) await passOn(target, recorded, response).catch(() => response.destroy());
    else give(response, { status: 502 });
  });
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    if (target) passUpgradeOn(target, request, socket, head);
    else socket.destroy();
  });
  // On a busy machine much time passes between two requests; a connection closed meanwhile would break the next one.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (requests.length < count) return;
          waiting.delete(look);
          resolve(requests);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}

async function record(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') };
}

function give(response: ServerResponse, { status = 200, headers, body, cutOff }: GivenAnswer): void {
  response.writeHead(status, headers ?? { 'content-type': 'application/json' });
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  if (cutOff) response.write(text ?? ' ', () => response.destroy());
  else response.end(text);
}

// These describe the connection to the proxy, not the one to the service.
const connectionHeaders = new Set([
  'connection',
  'host',
  'content-length',
  'transfer-encoding',
  'keep-alive',
]);

async function passOn(target: string, request: RecordedRequest, response: ServerResponse): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !connectionHeaders.has(name)) headers.set(name, String(value));
  const answer = await fetch(target + request.path, {
    method: request.method,
    headers,
    body: request.body || undefined,
    redirect: 'manual',
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const passed = [...answer.headers].filter(
    ([name]) => !connectionHeaders.has(name) && name !== 'content-encoding',
  );
  response.writeHead(answer.status, Object.fromEntries(passed));
  response.end(body);
}

/** Joins a connection that becomes a socket with one to the target, which answers the request for it. */
function passUpgradeOn(target: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { hostname, port } = new URL(target);
  const { url = '/', rawHeaders } = request;
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  const onward = connect(Number(port), hostname, () => {
    onward.write([`GET ${url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  // Either end may go first.
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
}
