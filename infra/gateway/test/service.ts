import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A small service that answers with the request it got, to test what the gateway forwards; it knows the tokens `ada` and `job`. */
export interface AskedService {
  readonly url: string;
  /** Has it know no token any more that it gave for a password. */
  forgetTokens(): void;
  /** Changes the password of all: it is `<name>-password` at first. */
  changePasswords(ending: string): void;
  /** Number of sign-ins by a password. */
  readonly signIns: number;
  /** Has it answer no sign-in until `release`; `asked` is settled by the first that waits. */
  holdSignIns(): { readonly asked: Promise<void>; readonly release: () => void };
  close(): Promise<void>;
}

async function text(request: IncomingMessage): Promise<string> {
  let all = '';
  for await (const chunk of request) all += chunk;
  return all;
}

function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
) {
  const body = JSON.stringify(value);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    })
    .end(body);
}

/** People whom the service knows, and the tokens that it gave them. */
interface Known {
  readonly tokens: Map<string, string>;
  ending: string;
  signIns: number;
  /** Obstacle that each sign-in waits for. */
  held?: (() => Promise<void>) | undefined;
}

const rolesOf: Readonly<Record<string, readonly string[]>> = {
  ada: ['Admin'],
  operations: ['Admin'],
  job: ['JobRunner'],
};

/** Answers with the request itself. */
const echo = ({ method, url, headers }: IncomingMessage, response: ServerResponse, body: string) =>
  json(response, 200, { method, url, headers, body });

/** Signs in who sends a name and a password. */
async function signIn(request: IncomingMessage, response: ServerResponse, known: Known): Promise<void> {
  const body = await text(request);
  const { name, password } = JSON.parse(body) as { name: string; password?: string };
  if (password === undefined) return echo(request, response, body);
  const { [name]: roles } = rolesOf;
  known.signIns += 1;
  await known.held?.();
  if (!roles || password !== name + known.ending)
    return json(response, 401, { status: 401, message: 'Wrong name or password' });
  const token = `token-${known.signIns}`;
  known.tokens.set(token, name);
  json(response, 200, { token, user: { name, roles } });
}

async function answer(request: IncomingMessage, response: ServerResponse, known: Known): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://service');
  if (pathname === '/api/machine/is_version') json(response, 200, { client: 'c1', server: 's1' });
  else if (pathname === '/itemsense/authentication/v1/validateToken') {
    const { token } = JSON.parse(await text(request)) as { token: string };
    const name = known.tokens.get(token) ?? token;
    const { [name]: roles } = rolesOf;
    if (roles && (name !== 'operations' || name !== token)) json(response, 200, { name, roles });
    else json(response, 401, { status: 401, message: 'The token is not valid' });
  } else if (pathname === '/authenticate') await signIn(request, response, known);
  else if (pathname === '/api/guarded') {
    const token = request.headers.authorization?.replace('JWT ', '') ?? '';
    if (known.tokens.has(token)) json(response, 200, { name: known.tokens.get(token) });
    else json(response, 401, { status: 401, message: 'The token is not valid' });
  } else if (pathname === '/api/never') return;
  else if (pathname === '/api/refusing')
    json(response, 413, { status: 413, message: 'The body is too large.' }, { connection: 'close' });
  else if (pathname === '/api/hops')
    json(
      response,
      200,
      {},
      {
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
        'keep-alive': 'timeout=72',
        'proxy-authenticate': 'Basic',
      },
    );
  else if (pathname === '/api/huge')
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(`[${Array.from({ length: 200_000 }, (_, id) => `{"id":${id},"name":"Reader"}`)}]`);
  else if (pathname === '/api/broken') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[{"id":');
    setImmediate(() => response.destroy());
  } else if (pathname === '/api/busy')
    json(response, 503, { status: 503, message: 'Busy.' }, { 'retry-after': '1' });
  else if (pathname === '/itemsense/large')
    json(
      response,
      200,
      Array.from({ length: 500 }, (_, id) => ({ id, name: `Reader ${id}` })),
    );
  else if (pathname === '/itemsense/cached') json(response, 200, {}, { 'cache-control': 'max-age=5' });
  else if (pathname === '/api/challenge')
    json(
      response,
      401,
      { status: 401, message: 'Sign in.' },
      {
        'www-authenticate': 'Basic realm="service"',
        'access-control-allow-origin': '*',
        'content-security-policy': 'default-src *',
      },
    );
  else echo(request, response, await text(request));
}

/** A promise, and what settles it. */
function gate(): readonly [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((settled) => {
    open = settled;
  });
  return [opened, open];
}

/** Starts a service that answers with the request itself, or with one of the cases above. */
export async function startAskedService(): Promise<AskedService> {
  const known: Known = { tokens: new Map(), ending: '-password', signIns: 0 };
  const server = createServer((request, response) =>
    answer(request, response, known).catch((error) =>
      // A body that is none of the expected ones is refused, as by a real service.
      error instanceof SyntaxError || error instanceof TypeError
        ? json(response, 400, { status: 400, message: 'The body is not understood.' })
        : response.destroy(),
    ),
  );
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    const { url, headers } = request;
    socket.send(JSON.stringify({ url, host: headers['x-forwarded-host'], headers }));
    socket.on('message', (message) => {
      if (String(message) === 'recreate') socket.close(4000, 'recreate');
      else socket.send(`heard ${message}`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    forgetTokens: () => known.tokens.clear(),
    changePasswords(ending) {
      known.ending = ending;
    },
    get signIns() {
      return known.signIns;
    },
    holdSignIns() {
      const [asked, arrive] = gate();
      const [released, release] = gate();
      known.held = () => {
        arrive();
        return released;
      };
      return {
        asked,
        release() {
          known.held = undefined;
          release();
        },
      };
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
