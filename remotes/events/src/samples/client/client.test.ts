/** @jest-environment ./packages/testing/src/environments/brokers.ts */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type BrokerProxy,
  type BrokerServer,
  freePort,
  identityOf,
  startBrokerProxy,
} from '@console/testing/brokers';
import { withAmqp, withMqtt } from '@console/testing/with-brokers';
import { connect as connectToAmqp } from 'amqplib';
import { connectAsync as connectToMqtt } from 'mqtt';
import { type AddressedPublisher, destinationOf } from '../address';
import { type Consumer, clientCode, languages } from '.';

const body = { epc: '30AF', to: { zone: 'Dock 4' } };
const secret = 'not-to-be-written';

const onTestEnd: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of onTestEnd.splice(0).reverse()) await end();
});

function consumerOf(
  type: string,
  messageOptions: AddressedPublisher['messageOptions'],
  broker: Consumer['broker'],
): Consumer {
  const destination = destinationOf(type, { messageTypes: ['ITEM', 'HEALTH'], messageOptions });
  if (!destination) throw new Error(`There is no destination in ${type}.`);
  return { broker, destination };
}

const first = ({ destination }: Consumer) => destination.addresses[0]?.text ?? '';

/** Runs the Node client; answers once it waits, with what gives the next line it writes. */
async function run(consumer: Consumer, environment: Readonly<Record<string, string>>) {
  const client: ChildProcess = spawn(process.execPath, ['--input-type=module', '-'], {
    // The packages that the client imports are those of this remote.
    cwd: resolve(__dirname, '../../..'),
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestEnd.push(() => client.kill());
  let failure = '';
  client.stderr?.on('data', (chunk) => {
    failure += chunk;
  });
  client.stdin?.end(clientCode('node', consumer));
  if (!client.stdout) throw new Error('The client writes nothing.');
  const lines = createInterface(client.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(failure);
    return value;
  };
  expect(await next()).toBe('Waiting for messages');
  return next;
}

/** Output of the client for a message: its address, and the body as Node shows it. */
const received = (address: string) => `${address} { epc: '30AF', to: { zone: 'Dock 4' } }`;

const credentials = ({ username, password }: BrokerServer) => ({
  BROKER_USERNAME: username,
  BROKER_PASSWORD: password,
});

/** A broker behind TLS, with a certificate of its own, and the file that holds it. */
async function secured(server: BrokerServer) {
  const identity = identityOf('localhost');
  const proxy: BrokerProxy = await startBrokerProxy(server, identity);
  onTestEnd.push(() => proxy.close());
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  onTestEnd.push(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'broker.pem');
  writeFileSync(file, identity.cert);
  return {
    broker: { host: 'localhost', port: proxy.port, secureConnection: true },
    environment: { ...credentials(server), BROKER_CERTIFICATE: file },
  };
}

const openly = (server: BrokerServer) => ({
  broker: { host: server.hostname, port: server.port, secureConnection: false },
  environment: credentials(server),
});

withAmqp('the Node client receives a message', (server) => {
  async function publish(exchange: string, key: string) {
    const connection = await connectToAmqp(server);
    const channel = await connection.createConfirmChannel();
    channel.publish(exchange, key, Buffer.from(JSON.stringify(body)));
    await channel.waitForConfirms();
    await connection.close();
  }

  test.each([
    ['in the open', openly],
    ['by TLS', secured],
  ])('%s', async (_, reach) => {
    const { broker, environment } = await reach(server);
    const routingKeyPrefix = `test${Date.now()}`;
    const consumer = consumerOf('AMQP', { amqp: { routingKeyPrefix } }, broker);
    const next = await run(consumer, environment);
    await publish('amq.topic', 'another.item');
    await publish('amq.topic', first(consumer));
    expect(await next()).toBe(received(`${routingKeyPrefix}.item`));
  });
});

withMqtt('the Node client receives a message', (server) => {
  test.each([
    ['in the open', openly],
    ['by TLS', secured],
  ])('%s', async (_, reach) => {
    const { broker, environment } = await reach(server);
    const topicSuffix = `test${Date.now()}`;
    const consumer = consumerOf('MQTT', { mqtt: { topicSuffix, qos: 1 } }, broker);
    const next = await run(consumer, environment);
    const publisher = await connectToMqtt(server.url);
    onTestEnd.push(() => publisher.endAsync());
    await publisher.publishAsync('another/item', JSON.stringify(body), { qos: 1 });
    await publisher.publishAsync(first(consumer), JSON.stringify(body), { qos: 1 });
    expect(await next()).toBe(received(`item/${topicSuffix}`));
  });
});

describe('the Node receiver of a webhook', () => {
  const environment = { BROKER_USERNAME: 'desk', BROKER_PASSWORD: secret };
  const md5 = (...parts: string[]) => createHash('md5').update(parts.join(':')).digest('hex');

  async function receiver(authenticationType?: string) {
    const port = await freePort();
    const consumer = consumerOf(
      'WEBHOOK',
      { webhook: { pathPrefix: 'rfid', messageTypePlacement: 'QUERY_PARAM', authenticationType } },
      { host: '127.0.0.1', port, secureConnection: false },
    );
    const next = await run(consumer, environment);
    const post = (path: string, authorization?: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: authorization === undefined ? {} : { authorization },
      });
    return { address: first(consumer), post, next };
  }

  test('takes what comes to its address, and nothing else', async () => {
    const { address, post, next } = await receiver();
    expect(address).toBe('/rfid?messageType=item');
    expect((await post('/elsewhere')).status).toBe(404);
    expect((await post(address)).status).toBe(204);
    expect(await next()).toBe(received(address));
  });

  test('asks for BASIC', async () => {
    const { address, post, next } = await receiver('BASIC');
    const refused = await post(address, `Basic ${btoa('desk:wrong')}`);
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="events"']);
    expect((await post(address, `Basic ${btoa(`desk:${secret}`)}`)).status).toBe(204);
    expect(await next()).toBe(received(address));
  });

  test('asks for DIGEST', async () => {
    const { address, post, next } = await receiver('DIGEST');
    const challenge = (await post(address)).headers.get('www-authenticate') ?? '';
    const nonce = /nonce="([^"]+)"/.exec(challenge)?.[1] ?? '';
    const authorization = (password: string) => {
      const account = md5('desk', 'events', password);
      const response = md5(account, nonce, '00000001', 'c', 'auth', md5('POST', address));
      return `Digest username="desk", realm="events", nonce="${nonce}", uri="${address}", qop=auth, nc=00000001, cnonce="c", response="${response}"`;
    };
    expect((await post(address, authorization('wrong'))).status).toBe(401);
    expect((await post(address, authorization(secret))).status).toBe(204);
    expect(await next()).toBe(received(address));
  });
});

const strange = { host: 'mq.example.com', port: 5671, username: 'a"b', secureConnection: true };

describe.each(languages)('%s', (language) => {
  test.each([
    ['AMQP', { amqp: { routingKey: 'all', exchange: 'own', vhost: 'dépôt' } }],
    ['MQTT', { mqtt: { topic: 'all', qos: 2 } }],
    ['WEBHOOK', { webhook: { path: 'all', authenticationType: 'DIGEST' } }],
  ] as const)('%s: has the settings, each address once, and no secret', (type, options) => {
    const broker = { ...strange, password: secret };
    const code = clientCode(language, consumerOf(type, options, broker));
    expect(code).not.toContain(secret);
    expect(code).toContain('BROKER_PASSWORD');
    expect(code).toContain('"a\\"b"');
    expect(code.match(/"\/?all"/g)).toHaveLength(1);
    expect(code).toContain('5671');
    if (type === 'AMQP') expect(code).toContain('"dépôt"');
  });
});
