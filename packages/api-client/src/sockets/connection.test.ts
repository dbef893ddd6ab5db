import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket as NodeSocket, type WebSocket as ServedSocket, WebSocketServer } from 'ws';
import { createServiceClient } from '../client';
import { followStream, metricStream, type StreamProblem, transitionStream } from '.';

/** Waits for the next thing to happen, in order; what has happened before is not lost. */
function line<Thing>() {
  const things: Thing[] = [];
  const waiting: ((thing: Thing) => void)[] = [];
  return {
    things,
    push(thing: Thing) {
      const next = waiting.shift();
      if (next) next(thing);
      else things.push(thing);
    },
    next: () =>
      new Promise<Thing>((resolve) => {
        const thing = things.shift();
        if (thing === undefined) waiting.push(resolve);
        else resolve(thing);
      }),
  };
}

/** A service that opens a socket of its own for every POST, and whose end of it is in the test's hands. */
async function startSocketService() {
  const requests = line<string>();
  const sockets = line<ServedSocket>();
  let answer: { status: number; body: unknown } | undefined;
  let held: Promise<void> | undefined;
  let opening: Promise<void> | undefined;
  const hold = () => {
    let letGo = () => {};
    return [new Promise<void>((resolve) => (letGo = resolve)), () => letGo()] as const;
  };
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    await held;
    const given = answer ?? {
      status: 200,
      body: { socketUrl: `ws://${request.headers.host}/socket?channelId=c1` },
    };
    response.writeHead(given.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.body));
  });
  const asked = line<true>();
  const serving = new WebSocketServer({
    server,
    verifyClient: async (_, allow) => {
      asked.push(true);
      await opening;
      allow(true);
    },
  });
  serving.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sockets,
    /** One for each socket that a client begins to open. */
    asked,
    answer(given: typeof answer) {
      answer = given;
    },
    /** Keeps answers back. @returns what gives them */
    keepBack() {
      const [given, give] = hold();
      held = given;
      return give;
    },
    /** Leaves sockets half open. @returns what opens them */
    keepConnecting() {
      const [opened, open] = hold();
      opening = opened;
      return open;
    },
    async close() {
      for (const socket of serving.clients) socket.terminate();
      serving.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const retryInterval = 5000;
const post = 'POST /api/queues';
const crossing = (epc: string) => JSON.stringify({ epc, toZone: 'IN', confidence: 1, observationTime: null });

let service: Awaited<ReturnType<typeof startSocketService>>;
let stop: (() => void)[];
let problems: ReturnType<typeof line<StreamProblem>>;
let heard: ReturnType<typeof line<unknown>>;
let waits: ReturnType<typeof line<true>>;
let said: string[];

beforeEach(async () => {
  service = await startSocketService();
  stop = [];
  problems = line();
  heard = line();
  waits = line();
  said = [];
  // The network keeps its own time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterEach(async () => {
  for (const end of stop) end();
  jest.useRealTimers();
  await service.close();
});

function follow(stream: Parameters<typeof followStream<unknown>>[1] = transitionStream('Gate')) {
  client ??= createServiceClient({ baseUrl: service.url });
  const end = followStream<unknown>(
    client,
    stream,
    {
      onMessage: heard.push,
      onProblem: problems.push,
      onState: (state) => state === 'waiting' && waits.push(true),
    },
    // The package for Node has the interface of the browser's class.
    {
      retryInterval,
      openSocket: (address) => {
        const socket = new NodeSocket(address);
        // What a browser says on its console.
        socket.on('error', ({ message }) => said.push(message));
        return socket as unknown as WebSocket;
      },
    },
  );
  stop.push(end);
  return end;
}

let client: ReturnType<typeof createServiceClient> | undefined;
afterEach(() => {
  client = undefined;
});

test('[POLL-04] a socket closed with 4000 is created again at once, by a new call', async () => {
  follow();
  const first = await service.sockets.next();
  first.close(4000);
  await service.sockets.next();
  expect(service.requests.things).toEqual([post, post]);
  expect(problems.things).toEqual([]);
});

test.each([1000, 1011, 4001])(
  '[POLL-04] after a close with %i it is tried again when the poll interval has passed',
  async (code) => {
    follow();
    (await service.sockets.next()).close(code);
    expect(await problems.next()).toEqual({ kind: 'socket', code });
    await jest.advanceTimersByTimeAsync(retryInterval - 1);
    expect(service.requests.things).toEqual([post]);
    await jest.advanceTimersByTimeAsync(1);
    const second = await service.sockets.next();
    second.send(crossing('A'));
    expect(await heard.next()).toEqual({ epc: 'A', toZone: 'IN', confidence: 1 });
  },
);

test('[POLL-04] a service that only says 4000 is not asked without pause', async () => {
  follow();
  for (let time = 0; time < 6; time++) (await service.sockets.next()).close(4000);
  await waits.next();
  expect(service.requests.things).toHaveLength(6);
  await jest.advanceTimersByTimeAsync(retryInterval);
  await service.sockets.next();
});

test('[POLL-05] a message that cannot be parsed is reported, and later ones are handled', async () => {
  follow();
  const socket = await service.sockets.next();
  for (const text of ['{"epc":', '{"epc":7,"toZone":"IN"}', crossing('A')]) socket.send(text);
  expect(await heard.next()).toMatchObject({ epc: 'A' });
  expect(problems.things).toEqual([
    { kind: 'message', cause: new Error('A message could not be read: it is not JSON') },
    { kind: 'message', cause: new Error('A message could not be read: /epc must be string') },
  ]);
});

test('[MONITOR-12] a queue that cannot be created is reported, and asked for again', async () => {
  service.answer({ status: 503, body: { message: 'Busy' } });
  follow();
  expect(await problems.next()).toMatchObject({ kind: 'creation', cause: { status: 503, detail: 'Busy' } });
  service.answer(undefined);
  await jest.advanceTimersByTimeAsync(retryInterval);
  await service.sockets.next();
});

test('a socket on another host is not opened', async () => {
  service.answer({ status: 200, body: { socketUrl: 'ws://evil.example/socket' } });
  follow();
  expect(await problems.next()).toMatchObject({
    kind: 'creation',
    cause: new Error('The service named a socket on another host, which is not opened.'),
  });
});

test('all followers share one socket, which is closed and ended with the last', async () => {
  const first = follow();
  const second = follow();
  const socket = await service.sockets.next();
  socket.send(crossing('A'));
  await heard.next();
  await heard.next();
  first();
  socket.send(crossing('B'));
  expect(await heard.next()).toMatchObject({ epc: 'B' });
  const closed = once(socket, 'close');
  second();
  await closed;
  expect([await service.requests.next(), await service.requests.next()]).toEqual([
    post,
    'DELETE /api/queues/c1',
  ]);
});

test('[MONITOR-09] a queue is ended before its socket is closed, since the service ends it with its socket', async () => {
  const end = follow();
  const socket = await service.sockets.next();
  await service.requests.next();
  const answered = service.keepBack();
  const closed = once(socket, 'close');
  end();
  expect(await service.requests.next()).toBe('DELETE /api/queues/c1');
  // What the client sent before its answer comes has arrived by the time a message has gone there and back.
  socket.ping();
  await once(socket, 'pong');
  expect(socket.readyState).toBe(NodeSocket.OPEN);
  answered();
  await closed;
});

test('a socket that is left while it opens is closed once it is open, and nothing is said on the console', async () => {
  const open = service.keepConnecting();
  const end = follow();
  await service.asked.next();
  const given = await service.requests.next();
  end();
  expect([given, await service.requests.next()]).toEqual([post, 'DELETE /api/queues/c1']);
  // The answer has arrived by the time a later one has.
  await fetch(service.url);
  open();
  await once(await service.sockets.next(), 'close');
  expect(said).toEqual([]);
});

test('who leaves and comes back at once keeps the socket', async () => {
  follow()();
  follow();
  const socket = await service.sockets.next();
  socket.send(crossing('A'));
  await heard.next();
  expect(service.requests.things).toEqual([post]);
});

test('a metric that is silent for three intervals is created again', async () => {
  follow(metricStream('system.cpu.usage', 1000));
  const socket = await service.sockets.next();
  socket.send('{"payload":[{"value":0.25},{"value":0.5}]}');
  expect(await heard.next()).toEqual([0.25, 0.5]);
  await jest.advanceTimersByTimeAsync(2999);
  expect(service.requests.things).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await service.sockets.next();
  expect(service.requests.things).toEqual(Array(2).fill('POST /api/metrics/system.cpu.usage?interval=1000'));
  expect(problems.things).toEqual([]);
});
