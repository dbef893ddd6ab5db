/**
 * @jest-environment ./packages/testing/src/environments/dom.ts
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { type BrokerServer, freePort, startBrokerProxy } from '@console/testing/brokers';
import { withMosquitto } from '@console/testing/with-mosquitto';
import { connect as connectToAmqp } from 'amqplib';
import { generate, type Packet } from 'mqtt-packet';
import { type WebSocket as ServedSocket, WebSocketServer } from 'ws';
import { createListener } from './createListener';
import { openMqttSession } from './mqttSession';
import type { ListenTarget, OpenSession, SessionEnd } from './session';
import { openStompSession } from './stompSession';

const sources = [{ address: 'x/item', qos: 1 }, { address: 'x/health' }];
const atEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});

const targetAt = (port: number, more: Partial<ListenTarget> = {}): ListenTarget => ({
  url: `ws://127.0.0.1:${port}/`,
  username: 'consumer',
  password: 'warehouse7',
  sources,
  ...more,
});

/** Opens a session; gives what it tells first, and what arrives. */
function open(session: OpenSession, target: ListenTarget) {
  const arrived: string[] = [];
  let close = () => {};
  const told = new Promise<SessionEnd | 'listening'>((resolve) => {
    close = session(target, {
      onListening: () => resolve('listening'),
      onMessage: (address, body) => arrived.push(`${address} ${new TextDecoder().decode(body)}`),
      onEnd: resolve,
    });
  });
  atEnd.push(close);
  return { told, arrived, close };
}

/** Publishes messages one after the other, past everything that listens. */
async function publish(server: BrokerServer, ...messages: readonly [topic: string, payload: string][]) {
  const socket = connect({ host: server.hostname, port: server.port });
  const send = async (packet: object) => {
    socket.write(generate(packet as Packet));
    await once(socket, 'data');
  };
  const { username } = server;
  await send({ cmd: 'connect', clientId: 'publisher', username, password: Buffer.from(server.password) });
  for (const [index, [topic, payload]] of messages.entries())
    await send({ cmd: 'publish', topic, payload, qos: 1, messageId: index + 1 });
  socket.destroy();
}

/** A server for sockets that does with each what the test says. */
async function serve(onSocket: (socket: ServedSocket) => void): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', onSocket);
  await new Promise((listening) => server.once('listening', listening));
  atEnd.push(() => {
    for (const socket of server.clients) socket.terminate();
    return new Promise((closed) => server.close(closed));
  });
  return (server.address() as { port: number }).port;
}

describe.each([
  ['MQTT', openMqttSession],
  ['STOMP', openStompSession],
])('by %s', (_, session) => {
  test('nothing that listens, and something that takes no sockets, are not reached', async () => {
    expect(await open(session, targetAt(await freePort())).told).toBe('unreachable');
    const plain = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((listening) => plain.once('listening', listening));
    atEnd.push(() => new Promise((closed) => plain.close(closed)));
    const { port } = plain.address() as { port: number };
    expect(await open(session, targetAt(port)).told).toBe('unreachable');
  });

  test('what takes sockets and hangs up is no such broker', async () => {
    const port = await serve((socket) => socket.once('message', () => socket.close()));
    expect(await open(session, targetAt(port)).told).toBe('stranger');
  });

  test('closed before it is open, it tells nothing', async () => {
    const port = await serve((socket) => socket.once('message', () => socket.close()));
    const told: string[] = [];
    open(session, targetAt(port)).told.then((end) => told.push(`first: ${end}`));
    await Promise.resolve();
    for (const end of atEnd.splice(-1)) await end();
    // One that is opened after it has come to its end before.
    told.push(await open(session, targetAt(port)).told);
    expect(told).toEqual(['stranger']);
  });
});

test('an answer that is no MQTT is that of a stranger', async () => {
  const text = await serve((socket) => socket.once('message', () => socket.send('Who are you?')));
  expect(await open(openMqttSession, targetAt(text)).told).toBe('stranger');
  const bytes = await serve((socket) =>
    socket.once('message', () => socket.send(Buffer.from('HTTP/1.1 400'))),
  );
  expect(await open(openMqttSession, targetAt(bytes)).told).toBe('stranger');
});

withMosquitto('a listener', (mosquitto) => {
  test('messages of the topics arrive, those of others do not', async () => {
    const { told, arrived } = open(openMqttSession, targetAt(mosquitto().webSockets.port));
    expect(await told).toBe('listening');
    await publish(
      mosquitto().mqtt,
      ['x/item', '{"epc":"30AB"}'],
      ['x/other', 'nobody hears it'],
      ['x/health', 'größer'.repeat(5000)],
    );
    while (arrived.length < 2) await new Promise((later) => setTimeout(later, 10));
    expect(arrived).toEqual(['x/item {"epc":"30AB"}', `x/health ${'größer'.repeat(5000)}`]);
  });

  test.each([
    ['a wrong password', { password: 'wrong' }, 'credentials'],
    ['nobody who signs in', { username: '' }, 'credentials'],
    ['a user without the right to subscribe', { username: 'stranger', password: 'outside7' }, 'denied'],
  ])('%s is told by name', async (_, more, end) => {
    expect(await open(openMqttSession, targetAt(mosquitto().webSockets.port, more)).told).toBe(end);
  });

  test('a listener comes back when its connection was lost, and ends for good when it is stopped', async () => {
    const proxy = await startBrokerProxy(mosquitto().webSockets);
    atEnd.push(() => proxy.close());
    const arrived: string[] = [];
    const listener = createListener(
      async () => openMqttSession,
      (address) => arrived.push(address),
    );
    atEnd.push(() => listener.stop());
    const reaches = (phase: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (listener.getState().phase !== phase) return;
          stop();
          resolve();
        };
        const stop = listener.subscribe(look);
        look();
      });
    listener.start(targetAt(proxy.port));
    await reaches('listening');
    await proxy.breakConnections();
    await reaches('waiting');
    await reaches('listening');
    expect(listener.getState()).toEqual({ phase: 'listening', losses: 1, attempts: 0 });
    await publish(mosquitto().mqtt, ['x/item', '1']);
    while (arrived.length === 0) await new Promise((later) => setTimeout(later, 10));
    listener.stop();
    await publish(mosquitto().mqtt, ['x/item', '2']);
    expect([listener.getState().phase, arrived]).toEqual(['idle', ['x/item']]);
  });
});

test('what speaks with the broker may not arrive, and is asked for again', async () => {
  const load = jest.fn(async (): Promise<OpenSession> => {
    throw new Error('offline');
  });
  const listener = createListener(load, () => {});
  for (const count of [1, 2]) {
    listener.start(targetAt(1));
    await Promise.resolve();
    await new Promise((later) => setTimeout(later));
    expect([listener.getState(), load.mock.calls.length]).toEqual([
      { phase: 'failed', end: 'unloaded', losses: 0, attempts: 0 },
      count,
    ]);
  }
});

const rabbit = process.env.STOMP_URL;
(rabbit === undefined ? test.skip : test)(
  rabbit === undefined
    ? 'NOT TESTED against RabbitMQ by WebSockets: STOMP_URL names none'
    : 'RabbitMQ gives messages of an exchange by STOMP, and says what is wrong',
  async () => {
    const { username, password, host } = new URL(rabbit ?? '');
    const target: ListenTarget = {
      url: `ws://${host}/ws`,
      username,
      password,
      vhost: '/',
      sources: [{ address: `heard${Date.now()}.item`, exchange: 'amq.topic' }],
    };
    expect(await open(openStompSession, { ...target, password: 'wrong' }).told).toBe('credentials');
    const [source] = target.sources;
    const missing = { ...target, sources: [{ address: 'x', exchange: 'nowhere' }] };
    expect(await open(openStompSession, missing).told).toBe('denied');
    expect(await open(openStompSession, { ...target, vhost: 'nowhere' }).told).toBe('credentials');
    const { told, arrived } = open(openStompSession, target);
    expect(await told).toBe('listening');
    const connection = await connectToAmqp(process.env.AMQP_URL ?? 'amqp://guest:guest@127.0.0.1:5672');
    atEnd.push(() => connection.close());
    const channel = await connection.createConfirmChannel();
    channel.publish('amq.topic', source?.address ?? '', Buffer.from('{"epc":"30AB"}'));
    await channel.waitForConfirms();
    while (arrived.length === 0) await new Promise((later) => setTimeout(later, 10));
    expect(arrived).toEqual([`${source?.address} {"epc":"30AB"}`]);
  },
);
