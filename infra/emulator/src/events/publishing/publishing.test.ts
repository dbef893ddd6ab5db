/** @jest-environment ./infra/emulator/testing/brokersEnvironment.ts */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Channel, type ChannelModel, type ConsumeMessage, connect as connectToAmqp } from 'amqplib';
import { connectAsync as connectToMqtt, type MqttClient } from 'mqtt';
import { startBrokerProxy } from '../../../testing/brokerProxy';
import type { BrokerServer } from '../../../testing/brokerServers';
import { identityOf } from '../../../testing/certificate';
import { ServiceUnderTest } from '../../../testing/service';
import { withAmqp, withMqtt } from '../../../testing/withBrokers';
import type { HealthMessage, ItemMessage, ThresholdMessage } from '../../server/messages';

const events = '/itemsense/configuration/v1/events';
const host = 'broker.example';
const nowhere = { zone: null, floor: null, facility: null, x: null, y: null };
const time = '2026-03-02T08:00:00.000Z';

const item = (epc: string): ItemMessage => ({
  epc,
  tagId: '',
  jobId: 'j',
  jobName: null,
  from: { ...nowhere, zone: 'ABSENT' },
  to: { ...nowhere, zone: 'Dock', facility: 'Hall' },
  observationTime: time,
});
const threshold: ThresholdMessage = {
  epc: '30AA',
  fromZone: 'IN',
  toZone: 'OUT',
  threshold: 'Door',
  thresholdId: 1,
  confidence: 1,
  jobId: 'j',
  jobName: null,
  observationTime: time,
};
const health: HealthMessage = {
  eventTime: time,
  readerId: 'Dock-1',
  type: 'CONNECTION',
  code: 'NETWORK',
  args: {},
};

let service: ServiceUnderTest;
const atEnd: (() => unknown)[] = [];
beforeAll(async () => {
  service = await ServiceUnderTest.start({
    fleet: 'factory',
    simulation: false,
    hosts: { [host]: '127.0.0.1' },
  });
});
beforeEach(() => service.emulator.reset());
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end();
});
afterAll(() => service.emulator.close());

async function createBroker(settings: object): Promise<string> {
  const broker = { name: `Broker ${randomUUID()}`, host, ...settings };
  const { status, body } = await service.post(`${events}/brokers`, { body: broker });
  if (status !== 200) throw new Error(body.message);
  return body.id;
}

async function createPublisher(brokerId: string, settings: object): Promise<void> {
  const publisher = { name: randomUUID(), brokerId, ...settings };
  const { status, body } = await service.post(`${events}/publishers`, { body: publisher });
  if (status !== 200) throw new Error(body.message);
}

/** Takes what arrives, in order; `next` waits for it. */
function inbox<Message>() {
  const arrived: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  return {
    put(message: Message) {
      const first = waiting.shift();
      if (first) first(message);
      else arrived.push(message);
    },
    next(): Promise<Message> {
      const first = arrived.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
  };
}

withAmqp('a publisher', (server) => {
  /** A queue of the test's own that gets what an exchange is given under a prefix. */
  async function listen(exchange: string, pattern: string) {
    const box = inbox<ConsumeMessage>();
    const connection: ChannelModel = await connectToAmqp(server);
    atEnd.push(() => connection.close());
    const channel: Channel = await connection.createChannel();
    if (exchange !== 'amq.topic') await channel.assertExchange(exchange, 'topic', { autoDelete: true });
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, exchange, pattern);
    await channel.consume(queue, (message) => message && box.put(message), { noAck: true });
    return box;
  }
  const credentials = ({ username, password }: BrokerServer) => ({ username, password });
  const amqp = (port = server.port) => createBroker({ type: 'AMQP', port, ...credentials(server) });

  test('[PUBLISHER-06] sends each type of message with its routing key, exchange and delivery mode', async () => {
    const [prefix, exchange] = [randomUUID().replaceAll('-', ''), `test.${randomUUID()}`];
    const [shared, own] = [await listen('amq.topic', `${prefix}.#`), await listen(exchange, '#')];
    const brokerId = await amqp();
    await createPublisher(brokerId, {
      messageTypes: ['ITEM', 'HEALTH'],
      messageOptions: {
        amqp: { routingKeyPrefix: prefix, routingKeySuffix: 'now', deliveryMode: 'PERSISTENT' },
      },
      filters: { item: { epcPrefix: '30' } },
    });
    await createPublisher(brokerId, {
      messageTypes: ['THRESHOLD'],
      messageOptions: { amqp: { routingKey: 'doors', exchange } },
    });
    service.emulator.messages.publish('item', [item('31BB'), item('30AA')]);
    service.emulator.messages.publish('threshold', [threshold]);
    service.emulator.messages.publish('health', [health]);
    const told = async (box: { next(): Promise<ConsumeMessage> }) => {
      const { fields, properties, content } = await box.next();
      const { deliveryMode, contentType } = properties;
      expect(contentType).toBe('application/json');
      return [fields.routingKey, deliveryMode, JSON.parse(content.toString())];
    };
    expect(await told(shared)).toEqual([`${prefix}.item.now`, 2, item('30AA')]);
    expect(await told(shared)).toEqual([`${prefix}.health.now`, 2, health]);
    expect(await told(own)).toEqual(['doors', 1, threshold]);
  });

  test('goes on when the connection breaks, and through TLS', async () => {
    const prefix = randomUUID().replaceAll('-', '');
    const box = await listen('amq.topic', `${prefix}.#`);
    const identity = identityOf(host);
    const proxy = await startBrokerProxy(server, identity);
    atEnd.push(proxy.close);
    const brokerId = await createBroker({
      type: 'AMQP',
      port: proxy.port,
      secureConnection: true,
      serverCertificate: identity.cert,
      ...credentials(server),
    });
    const messageOptions = { amqp: { routingKeyPrefix: prefix } };
    await createPublisher(brokerId, { messageTypes: ['ITEM'], messageOptions });
    service.emulator.messages.publish('item', [item('30A1')]);
    const nextEpc = async (): Promise<string> => JSON.parse((await box.next()).content.toString()).epc;
    expect(await nextEpc()).toBe('30A1');
    await proxy.breakConnections();
    service.emulator.messages.publish('item', [item('30A2')]);
    // What the broker has not confirmed when the connection breaks is sent again.
    let epc = await nextEpc();
    while (epc === '30A1') epc = await nextEpc();
    expect(epc).toBe('30A2');
  });

  test('goes on after a message for an exchange that the broker does not know', async () => {
    const prefix = randomUUID().replaceAll('-', '');
    const box = await listen('amq.topic', `${prefix}.#`);
    const brokerId = await amqp();
    await createPublisher(brokerId, {
      messageTypes: ['HEALTH'],
      messageOptions: { amqp: { exchange: `none.${randomUUID()}` } },
    });
    await createPublisher(brokerId, {
      messageTypes: ['ITEM'],
      messageOptions: { amqp: { routingKeyPrefix: prefix } },
    });
    service.emulator.messages.publish('health', [health]);
    // What was on its way when the broker closed the channel is lost; what follows is not.
    const again = setInterval(() => service.emulator.messages.publish('item', [item('30AA')]), 50);
    atEnd.push(() => clearInterval(again));
    expect((await box.next()).fields.routingKey).toBe(`${prefix}.item`);
  });
});

withMqtt('a publisher', (server) => {
  test('[PUBLISHER-07] sends each type of message to its topic', async () => {
    const prefix = randomUUID().replaceAll('-', '');
    const box = inbox<readonly [string, number, unknown]>();
    const client: MqttClient = await connectToMqtt(server.url);
    atEnd.push(() => client.endAsync());
    client.on('message', (topic, content, { qos }) => box.put([topic, qos, JSON.parse(content.toString())]));
    await client.subscribeAsync(`${prefix}/#`, { qos: 2 });
    const { port, username, password } = server;
    const brokerId = await createBroker({ type: 'MQTT', port, username, password });
    await createPublisher(brokerId, {
      messageTypes: ['ITEM', 'THRESHOLD'],
      messageOptions: { mqtt: { topicPrefix: prefix, topicSuffix: 'now', qos: 1 } },
    });
    await createPublisher(brokerId, {
      messageTypes: ['HEALTH'],
      messageOptions: { mqtt: { topic: `${prefix}/all` } },
    });
    service.emulator.messages.publish('item', [item('30AA')]);
    expect(await box.next()).toEqual([`${prefix}/item/now`, 1, item('30AA')]);
    service.emulator.messages.publish('threshold', [threshold]);
    expect(await box.next()).toEqual([`${prefix}/threshold/now`, 1, threshold]);
    service.emulator.messages.publish('health', [health]);
    expect(await box.next()).toEqual([`${prefix}/all`, 0, health]);
  });
});

describe('a publisher to a webhook', () => {
  const box = inbox<{ url?: string; authorization?: string; body: string }>();

  /** A web server that tells what it is asked; `judge` may answer in its place. */
  async function startHook(status: (request: IncomingMessage) => readonly [number, Record<string, string>]) {
    const server: Server = createServer(async (request, reply) => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      box.put({ url: request.url, authorization: request.headers.authorization, body });
      const [code, headers] = status(request);
      reply.writeHead(code, headers).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    atEnd.push(() => new Promise((done) => server.close(done)));
    return (server.address() as AddressInfo).port;
  }
  const webhook = (port: number) =>
    createBroker({ type: 'WEBHOOK', port, username: 'console', password: 'se:cret' });

  test('[PUBLISHER-08] calls it with the type in the path or the query, and with BASIC', async () => {
    const brokerId = await webhook(await startHook(() => [204, {}]));
    await createPublisher(brokerId, {
      messageTypes: ['ITEM'],
      messageOptions: { webhook: { pathPrefix: 'rfid', pathSuffix: 'v1', authenticationType: 'BASIC' } },
    });
    await createPublisher(brokerId, {
      messageTypes: ['HEALTH'],
      messageOptions: { webhook: { path: '/rfid', messageTypePlacement: 'QUERY_PARAM' } },
    });
    service.emulator.messages.publish('item', [item('30AA')]);
    expect(await box.next()).toEqual({
      url: '/rfid/item/v1',
      authorization: `Basic ${Buffer.from('console:se:cret').toString('base64')}`,
      body: JSON.stringify(item('30AA')),
    });
    service.emulator.messages.publish('health', [health]);
    expect(await box.next()).toEqual({
      url: '/rfid?messageType=health',
      authorization: undefined,
      body: JSON.stringify(health),
    });
  });

  test('[PUBLISHER-08] answers the challenge of one that asks for a digest', async () => {
    const challenge = {
      'www-authenticate': 'Digest realm="hook", nonce="n1", qop="auth", algorithm=SHA-256',
    };
    const brokerId = await webhook(
      await startHook(({ headers }) => (headers.authorization ? [204, {}] : [401, challenge])),
    );
    const messageOptions = { webhook: { authenticationType: 'DIGEST' } };
    await createPublisher(brokerId, { messageTypes: ['ITEM'], messageOptions });
    service.emulator.messages.publish('item', [item('30AA')]);
    expect((await box.next()).authorization).toBeUndefined();
    const { authorization, body } = await box.next();
    expect(authorization).toMatch(/^Digest username="console", realm="hook", nonce="n1", uri="\/item", /);
    expect(JSON.parse(body)).toEqual(item('30AA'));
  });

  test('[PUBLISHER-08] calls it once for each message, whatever it answers', async () => {
    const port = await startHook(() => [500, {}]);
    const brokerId = await webhook(port);
    await createPublisher(brokerId, { messageTypes: ['ITEM'] });
    const many = Array.from({ length: 20 }, (_, index) => item(`30${index}`));
    service.emulator.messages.publish('item', many);
    const heard: string[] = [];
    for (const _ of many) heard.push(JSON.parse((await box.next()).body).epc);
    expect(heard.sort()).toEqual(many.map(({ epc }) => epc).sort());
  });
});

// The last one: it ends the service.
test('a broker that cannot be reached harms nobody, and the service ends at once', async () => {
  for (const [type, port] of [
    ['AMQP', 1],
    ['MQTT', 1],
    ['WEBHOOK', 1],
  ] as const)
    await createPublisher(await createBroker({ type, port, username: 'u', password: 'p' }), {
      messageTypes: ['ITEM'],
    });
  service.emulator.messages.publish('item', [item('30AA')]);
  expect((await service.get('/itemsense/now')).status).toBe(200);
  await service.emulator.close();
});
