/** @jest-environment ./infra/emulator/testing/brokersEnvironment.ts */
import { type ConsumeMessage, connect } from 'amqplib';
import { ServiceUnderTest } from '../../../testing/service';
import { withAmqp } from '../../../testing/withBrokers';
import type { HealthMessage } from '../../server/messages';
import { createAmqpQueueBroker } from './amqpQueueBroker';

const own = {
  host: 'localhost',
  port: 5672,
  username: 'u',
  password: 'p',
  vhost: '/',
  secureConnection: false,
};

test.each([
  [{}, 'amqp://itemsense.local:5672/%2F'],
  [{ host: '127.0.0.1', port: 5673 }, 'amqp://itemsense.local:5673/%2F'],
  [{ host: 'mq.example', vhost: 'rfid', secureConnection: true }, 'amqps://mq.example:5672/rfid'],
])('clients are told where the broker %j is', (change, url) => {
  expect(createAmqpQueueBroker({ ...own, ...change }).serverUrl('itemsense.local')).toBe(url);
});

const health: HealthMessage = {
  eventTime: '2026-03-02T08:00:00.000Z',
  readerId: 'Dock-1',
  type: 'CONNECTION',
  code: 'NETWORK',
  args: {},
};

withAmqp('message queues', (server) => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await ServiceUnderTest.start({ fleet: 'factory', simulation: false, amqp: server.url });
  });
  afterAll(() => service.emulator.close());

  test('a queue that is set up is there with the properties clients name, and gets the messages', async () => {
    const { body } = await service.put('/itemsense/health/v1/events/queues?deliveryMode=PERSISTENT', {
      body: { code: 'NETWORK' },
    });
    expect(body.serverUrl).toBe(`amqp://127.0.0.1:${server.port}/%2F`);
    const connection = await connect(server.url);
    const channel = await connection.createChannel();
    // The broker refuses a declaration that differs from the one that made the queue.
    await channel.assertQueue(body.queue, {
      durable: true,
      arguments: { 'x-expires': 3_600_000, 'x-message-ttl': 3_600_000, 'x-max-length-bytes': 1_073_741_824 },
    });
    const arrived = new Promise<ConsumeMessage>((resolve) => {
      void channel.consume(body.queue, (message) => message && resolve(message), { noAck: true });
    });
    service.emulator.messages.publish('health', [{ ...health, code: 'CRASH' }, health]);
    const { content, properties } = await arrived;
    expect([JSON.parse(content.toString()), properties.deliveryMode]).toEqual([health, 2]);
    // The client library of the published samples parses what has a type, and hands over no bytes then.
    expect(properties.contentType).toBeUndefined();
    await channel.deleteQueue(body.queue);
    await connection.close();
  });

  test('[BROKER-02] the internal broker is this one, and can be tested', async () => {
    const brokers = '/itemsense/configuration/v1/events/brokers';
    const { hostname: host, port, username } = server;
    expect((await service.get(`${brokers}/ItemSense`)).body).toEqual({
      id: expect.any(String),
      name: 'ItemSense',
      type: 'AMQP',
      internal: true,
      host,
      port,
      username,
      password: '********',
      secureConnection: false,
      serverCertificate: null,
    });
    expect((await service.post(`${brokers}/ItemSense/test`, { body: {} })).status).toBe(200);
  });
});

test('a broker that cannot be reached is told when a queue is set up', async () => {
  const broker = createAmqpQueueBroker({ ...own, host: '127.0.0.1', port: 1 });
  await expect(broker.declare('any')).rejects.toMatchObject({
    statusCode: 503,
    message: 'Nothing listens on 127.0.0.1:1',
  });
  await broker.close();
});
