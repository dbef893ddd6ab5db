import { type AddressInfo, createServer, type Server } from 'node:net';
import { openWebhookLink } from '../publishing/links/webhookLink';
import { type Endpoint, endpointOf } from './endpoint';
import { isOwnAddress } from './ownAddresses';
import { tryConnection } from './tryConnection';

test.each([
  ...['127.0.0.1', '127.255.255.255', '0.0.0.0', '0.1.2.3', '169.254.169.254', '::', '::1', 'fe80::1'],
  ...[
    'fe80::1%eth0',
    'febf::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:0:0:1',
    '::ffff:169.254.1.1',
  ],
])('%s is an own address', (address) => {
  expect(isOwnAddress(address)).toBe(true);
});

test.each([
  '126.255.255.255',
  '128.0.0.1',
  '10.0.0.1',
  '169.253.1.1',
  'fec0::1',
  '2001:db8::1',
  'mq.example',
])('%s is none', (address) => {
  expect(isOwnAddress(address)).toBe(false);
});

describe('a broker at the machine of the service', () => {
  let server: Server;
  let port: number;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    connections = 0;
  });
  afterAll(() => server.close());

  // A name of the machine leads to it as a name of a stranger can, whose owner changes what it leads to.
  const broker = (type: 'AMQP' | 'MQTT' | 'WEBHOOK', host = 'localhost') => ({
    id: '1',
    name: 'Own',
    internal: false,
    type,
    host,
    port,
    username: 'u',
    password: 'p',
    secureConnection: false,
    serverCertificate: null,
  });
  const settings = { own: undefined, hosts: {} };

  test.each(['AMQP', 'MQTT', 'WEBHOOK'] as const)('is not connected to by a name: %s', async (type) => {
    expect(await tryConnection(endpointOf(broker(type), settings))).toMatch(
      /^The host name "localhost" leads to (127\.0\.0\.1|::1), which is an address of the service's own machine/,
    );
    expect(await tryConnection(endpointOf({ ...broker(type), secureConnection: true }, settings))).toContain(
      'leads to',
    );
    expect(connections).toBe(0);
  });

  test.each(['127.0.0.2', '0.0.0.0', '169.254.169.254'])('nor by an address that was stored: %s', (host) => {
    expect(endpointOf(broker('WEBHOOK', host), settings)).toEqual({
      kind: 'unreachable',
      reason: expect.stringContaining(`${host} is an address of the service's own machine`),
    });
  });

  test('nor is a webhook called there', async () => {
    const link = openWebhookLink(endpointOf(broker('WEBHOOK'), settings) as Endpoint);
    link.send({ kind: 'item', options: {}, body: {} } as Parameters<typeof link.send>[0]);
    await link.close();
    expect(connections).toBe(0);
  });

  test('unless who runs the service says so', async () => {
    const local = endpointOf(broker('WEBHOOK'), { ...settings, local: true });
    const named = endpointOf(broker('WEBHOOK', 'mq.example'), {
      own: undefined,
      hosts: { 'mq.example': '127.0.0.1' },
    });
    for (const endpoint of [local, named]) expect(await tryConnection(endpoint)).toBeUndefined();
    expect(connections).toBe(2);
  });
});
