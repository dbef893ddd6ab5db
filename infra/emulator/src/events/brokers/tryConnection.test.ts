/** @jest-environment ./infra/emulator/testing/brokersEnvironment.ts */
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type BrokerProxy, startBrokerProxy } from '../../../testing/brokerProxy';
import type { BrokerServer } from '../../../testing/brokerServers';
import { type Identity, identityOf } from '../../../testing/certificate';
import { ServiceUnderTest } from '../../../testing/service';
import { withAmqp, withMqtt } from '../../../testing/withBrokers';

const base = '/itemsense/configuration/v1/events/brokers';
const host = 'broker.example';

let service: ServiceUnderTest;
let certified: Identity;
beforeAll(async () => {
  certified = identityOf(host);
  service = await ServiceUnderTest.start({ fleet: 'factory', hosts: { [host]: '127.0.0.1' } });
});
afterAll(() => service.emulator.close());

/** Message of a test of these settings. */
async function verdict(settings: object): Promise<string> {
  const created = await service.post(base, { body: { name: 'Tested', host, ...settings } });
  const { status, body } = await service.post(`${base}/${created.body.id}/test`, { body: {} });
  await service.delete(`${base}/${created.body.id}`);
  return `${status}: ${body.message}`;
}

const works = '200: The connection to broker "Tested" works';

function suite(type: 'AMQP' | 'MQTT', server: BrokerServer) {
  const { username, password, port } = server;
  const open = { type, username, password, port };
  let proxy: BrokerProxy;
  beforeAll(async () => {
    proxy = await startBrokerProxy(server, certified);
  });
  afterAll(() => proxy.close());
  const onTestEnd: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of onTestEnd.splice(0)) await end();
  });
  const secure = (certificate: string) => ({
    ...open,
    port: proxy.port,
    secureConnection: true,
    serverCertificate: certificate,
  });

  test('[BROKER-06] the connection works, in the open and with TLS', async () => {
    expect(await verdict(open)).toBe(works);
    expect(await verdict(secure(certified.cert))).toBe(works);
  });

  test('[BROKER-06] a certificate is not taken for another', async () => {
    expect(await verdict(secure(identityOf(host).cert))).toBe(
      '400: The certificate of the broker is not the server certificate given, nor signed by it',
    );
    expect(await verdict(secure('no PEM'))).toBe(
      '400: The server certificate is not a certificate in PEM form',
    );
    const stranger = identityOf('stranger.example');
    const other = await startBrokerProxy(server, stranger);
    onTestEnd.push(other.close);
    expect(await verdict({ ...secure(stranger.cert), port: other.port })).toBe(
      `400: The certificate of the broker is not for the host "${host}"`,
    );
  });

  test('[BROKER-06] secure connection has to be as the broker has it', async () => {
    expect(await verdict({ ...secure(certified.cert), port })).toMatch(
      /^400: broker\.example:\d+ (does not speak TLS|closed the connection)/,
    );
    expect(await verdict({ ...open, port: proxy.port })).toMatch(/closed the connection/);
  });
}

withAmqp('a broker', (server) => {
  suite('AMQP', server);

  test('[BROKER-06] a wrong password is refused', async () => {
    const { username, port } = server;
    expect(await verdict({ type: 'AMQP', username, password: 'wrong', port })).toBe(
      '400: The broker refused the user name or the password',
    );
  });
});

withMqtt('a broker', (server) => suite('MQTT', server));

describe('what answers in another way', () => {
  const credentials = { username: 'u', password: 'p' };
  let server: Server;

  /** A server that answers the first thing it hears with these bytes. */
  async function answering(bytes: readonly number[]) {
    server = createServer((socket) => {
      socket.on('error', () => {}).once('data', () => socket.end(Buffer.from(bytes)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  }
  const stop = () => new Promise((done) => server.close(done));
  afterEach(stop);

  test.each([
    [
      'MQTT',
      'bad user name or password',
      [0x20, 2, 0, 4],
      'The broker refused the user name or the password',
    ],
    ['MQTT', 'not authorised', [0x20, 2, 0, 5], 'The broker refused the user name or the password'],
    ['AMQP', 'another protocol', [...Buffer.from('HTTP/1.1 400 \r\n\r\n')], 'does not speak AMQP'],
  ])('[BROKER-06] %s: %s', async (type, _, bytes, words) => {
    const port = await answering(bytes);
    expect(await verdict({ type, port, ...credentials })).toContain(words);
  });

  test.each(['AMQP', 'MQTT', 'WEBHOOK'])('[BROKER-06] %s: nothing', async (type) => {
    const port = await answering([]);
    expect(await verdict({ type: 'WEBHOOK', port })).toBe(works);
    await stop();
    expect(await verdict({ type, port, ...credentials })).toBe(`400: Nothing listens on ${host}:${port}`);
  });
});
