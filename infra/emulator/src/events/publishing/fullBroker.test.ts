/** @jest-environment ./infra/emulator/testing/brokersEnvironment.ts */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ConfirmChannel, connect as connectToAmqp } from 'amqplib';
import { connect as connectToMqtt, type MqttClient } from 'mqtt';
import type { BrokerServer } from '../../../testing/brokerServers';
import { hasRabbitMq, prepareRabbitMq } from '../../../testing/rabbitmq';
import { ServiceUnderTest } from '../../../testing/service';
import { withAmqp } from '../../../testing/withBrokers';
import { withMosquitto } from '../../../testing/withMosquitto';
import type { ItemMessage } from '../../server/messages';

const isDeep = process.env.TEST_DEEP === '1';

/** Time in ms within which all is whole again when a fault has ended. */
const wholeWithin = 10_000;

const events = '/itemsense/configuration/v1/events';
const host = 'broker.example';
const nowhere = { zone: null, floor: null, facility: null, x: null, y: null };

const epc = (number: number) => `30${String(number).padStart(6, '0')}`;
/** Numbers from the first to before the last. */
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const epcs = (from: number, to: number) => numbers(from, to).map(epc);
const items = (from: number, to: number): ItemMessage[] =>
  epcs(from, to).map((each) => ({
    epc: each,
    tagId: '',
    jobId: 'j',
    jobName: null,
    from: { ...nowhere, zone: 'ABSENT' },
    to: { ...nowhere, zone: 'Dock', facility: 'Hall' },
    observationTime: '2026-03-02T08:00:00.000Z',
  }));
const epcOf = (content: Buffer): string => JSON.parse(String(content)).epc;

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

async function publishTo(
  { port, username, password }: BrokerServer,
  type: 'AMQP' | 'MQTT',
  messageOptions: object,
) {
  const broker = { name: randomUUID(), host, type, port, username, password };
  const { body } = await service.post(`${events}/brokers`, { body: broker });
  const publisher = { name: randomUUID(), brokerId: body.id, messageTypes: ['ITEM'], messageOptions };
  expect((await service.post(`${events}/publishers`, { body: publisher })).status).toBe(200);
}

/** Waits until all of these have arrived. */
function arrivals() {
  const arrived = new Set<string>();
  let tell = () => {};
  return {
    put(each: string) {
      arrived.add(each);
      tell();
    },
    async all(expected: readonly string[]) {
      while (!expected.every((each) => arrived.has(each))) await new Promise<void>((done) => (tell = done));
    },
  };
}

/** A queue of a broker that takes no more than it has room for, and that outlives its broker. */
async function fullQueue(channel: ConfirmChannel, room: number): Promise<{ queue: string; prefix: string }> {
  const prefix = randomUUID().replaceAll('-', '');
  const { queue } = await channel.assertQueue(`test.${prefix}`, {
    durable: true,
    arguments: { 'x-max-length': room, 'x-overflow': 'reject-publish' },
  });
  await channel.bindQueue(queue, 'amq.topic', `${prefix}.#`);
  return { queue, prefix };
}

async function channelTo({ url }: BrokerServer): Promise<ConfirmChannel> {
  const connection = await connectToAmqp(url);
  connection.on('error', () => {});
  atEnd.push(() => connection.close().catch(() => {}));
  return connection.createConfirmChannel();
}

async function consume(channel: ConfirmChannel, queue: string) {
  const found = arrivals();
  await channel.consume(queue, (message) => message && found.put(epcOf(message.content)), { noAck: true });
  return found;
}

/** Waits until a queue has so many messages. */
async function holds(channel: ConfirmChannel, queue: string, count: number): Promise<void> {
  while ((await channel.checkQueue(queue)).messageCount < count) await wait(20);
}

withAmqp('a publisher', (server) => {
  test('whose queue is full: what the broker refused comes when there is room', async () => {
    const channel = await channelTo(server);
    const { queue, prefix } = await fullQueue(channel, 10);
    atEnd.push(() => channel.deleteQueue(queue));
    await publishTo(server, 'AMQP', {
      amqp: { routingKeyPrefix: prefix, deliveryMode: 'PERSISTENT' },
    });
    service.emulator.messages.publish('item', items(0, 30));
    await holds(channel, queue, 10);
    const from = performance.now();
    await (await consume(channel, queue)).all(epcs(0, 30));
    expect(performance.now() - from).toBeLessThan(wholeWithin);
  }, 30_000);
});

function whyNoRabbitMq(): string | undefined {
  // It takes a while to start, and a processor.
  if (!isDeep) return 'in `npm run test:deep` only';
  return hasRabbitMq() ? undefined : 'it is not installed';
}
const noRabbitMq = whyNoRabbitMq();
if (noRabbitMq) console.warn(`NOT TESTED: a RabbitMQ that is killed with a full queue: ${noRabbitMq}.`);

(noRabbitMq ? test.skip : test)(
  'a RabbitMQ killed with a full queue, and away for a minute: nothing that it took is lost, and the publisher goes on',
  async () => {
    const server = await prepareRabbitMq();
    atEnd.push(() => server.remove());
    await server.start();
    const before = await channelTo(server);
    const { queue, prefix } = await fullQueue(before, 5000);
    await publishTo(server, 'AMQP', {
      amqp: { routingKeyPrefix: prefix, deliveryMode: 'PERSISTENT' },
    });
    for (let from = 0; from < 5000; from += 500) {
      service.emulator.messages.publish('item', items(from, from + 500));
      await holds(before, queue, from + 500);
    }
    // The broker says how many it has before they are on its disk.
    await before.waitForConfirms();
    service.emulator.messages.publish('item', items(5000, 5020));
    await server.kill();
    service.emulator.messages.publish('item', items(5020, 5040));
    await wait(60_000);
    await server.start();
    const from = performance.now();
    await (await consume(await channelTo(server), queue)).all(epcs(0, 5040));
    expect(performance.now() - from).toBeLessThan(wholeWithin);
  },
  300_000,
);

withMosquitto('a publisher', (mosquitto) => {
  test('a broker restarted with a full queue: nothing is lost, and what came meanwhile comes, too', async () => {
    const { mqtt, restart } = mosquitto();
    const prefix = randomUUID().replaceAll('-', '');
    /** A subscriber for whom the broker keeps what comes while it is away; it is told from the first message on. */
    const subscribe = async (found = arrivals()): Promise<MqttClient> => {
      const client = connectToMqtt(mqtt.url, { clientId: prefix, clean: false, reconnectPeriod: 0 });
      client.on('message', (_, content) => found.put(epcOf(content)));
      await new Promise<void>((done) => client.once('connect', () => done()));
      return client;
    };
    const away = await subscribe();
    await away.subscribeAsync(`${prefix}/#`, { qos: 1 });
    await away.endAsync();
    const witness = connectToMqtt(mqtt.url, { reconnectPeriod: 0 }).on('error', () => {});
    const seen = arrivals();
    witness.on('message', (_, content) => seen.put(epcOf(content)));
    await witness.subscribeAsync(`${prefix}/#`, { qos: 1 });
    await publishTo(mqtt, 'MQTT', { mqtt: { topicPrefix: prefix, qos: 1 } });
    // The queue of a subscriber has room for 1,000.
    service.emulator.messages.publish('item', items(0, 980));
    await seen.all(epcs(0, 980));
    const gone = new Promise<void>((done) => witness.once('close', () => done()));
    await restart(async () => {
      await gone;
      service.emulator.messages.publish('item', items(980, 1000));
    });
    const from = performance.now();
    const back = arrivals();
    const client = await subscribe(back);
    atEnd.push(() => client.endAsync(true));
    await back.all(epcs(0, 1000));
    expect(performance.now() - from).toBeLessThan(wholeWithin);
  }, 60_000);
});
