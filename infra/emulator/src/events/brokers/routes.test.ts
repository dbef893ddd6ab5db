/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/events/brokers';

const amqp = {
  name: 'Warehouse',
  type: 'AMQP',
  host: 'amqp.example.com',
  port: 5672,
  username: 'console',
  password: 'secret',
};
const hostRule =
  'host must be a fully qualified domain name or an IPv4 address, and none of the service itself or its own link';
const ownHosts = [
  ...['localhost', 'mq.localhost', 'Localhost.LocalDomain', '127.0.0.1', '127.0.0.2', '127.1', '2130706433'],
  ...[
    '0.0.0.0',
    '0.0.0.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '169.254.169.254',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
  ],
  ...['fe80::1', 'localhost.', '127.0.0.1.'],
];
const webhook = { name: 'Desk', type: 'WEBHOOK', host: '10.0.0.7', port: 8080 };

withService((service) => {
  const create = (broker: object) => service().post(base, { body: broker });
  const named = async (name: string) =>
    (await service().get(base)).body.find((broker: { name: string }) => broker.name === name);

  test('[BROKER-13] one is created, shown by id and by name, replaced and deleted, its password never told', async () => {
    const created = await create(amqp);
    const stored = {
      ...amqp,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      password: '********',
      internal: false,
      secureConnection: false,
      serverCertificate: null,
    };
    expect([created.status, created.body]).toEqual([200, stored]);
    const { id } = created.body;
    expect((await service().get(`${base}/${id}`)).body).toEqual(stored);
    expect((await service().get(`${base}/Warehouse/`)).body).toEqual(stored);
    const changed = { ...amqp, name: 'Yard', password: '********', port: 5673 };
    expect((await service().put(`${base}/${id}`, { body: changed })).body).toEqual({
      ...stored,
      name: 'Yard',
      port: 5673,
    });
    const [row] = await service().emulator.database.query<{ password: string }>(
      `select document->>'password' as password from broker where name = 'Yard'`,
    );
    expect(row?.password).toBe('secret');
    const deleted = await service().delete(`${base}/${id}`);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await service().get(`${base}/${id}`)).body).toEqual({
      status: 404,
      message: `Broker "${id}" does not exist`,
      debugMessage: 'Not found',
    });
  });

  test('[BROKER-12] the certificate goes with the secure connection', async () => {
    const secure = { ...amqp, secureConnection: true, serverCertificate: 'PEM' };
    const { body } = await create(secure);
    expect(body).toMatchObject({ secureConnection: true, serverCertificate: 'PEM' });
    const open = await service().put(`${base}/${body.id}`, { body: { ...secure, secureConnection: false } });
    expect(open.body).toMatchObject({ secureConnection: false, serverCertificate: null });
  });

  test('what cannot be a broker is refused, naming the field', async () => {
    const refused = [
      [{ host: undefined }, 'host is required'],
      ...ownHosts.map((host) => [{ host }, hostRule] as const),
      [{ port: 0 }, 'port must be >= 1'],
      [{ port: '5672' }, 'port must be integer'],
      [{ type: 'KAFKA' }, 'type must be one of AMQP, MQTT, WEBHOOK'],
      [{ username: '' }, 'username is required for a broker of type AMQP'],
      [{ password: null }, 'password is required for a broker of type AMQP'],
      [{ password: '********' }, 'password is required for a broker of type AMQP'],
      [{ username: 'x'.repeat(51) }, 'username must NOT have more than 50 characters'],
      [{ secureConnection: true }, 'serverCertificate is required when secureConnection is on'],
    ] as const;
    for (const [change, message] of refused) {
      const { status, body } = await create({ ...amqp, ...change });
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  test('[BROKER-11] a webhook needs no credentials', async () => {
    expect((await create(webhook)).body).toMatchObject({ username: null, password: null });
  });

  test('a name is given once', async () => {
    await create(webhook);
    const { status, body } = await create({ ...webhook, host: '10.0.0.8' });
    expect([status, body.message]).toEqual([409, 'Broker "Desk" exists already']);
  });

  test('[BROKER-02] the internal one can be neither changed nor deleted', async () => {
    const { id, internal } = await named('ItemSense');
    expect(internal).toBe(true);
    const message = 'Broker "ItemSense" is internal: it can be neither changed nor deleted';
    const changed = await service().put(`${base}/${id}`, { body: amqp });
    const deleted = await service().delete(`${base}/${id}`);
    for (const { status, body } of [changed, deleted]) expect([status, body.message]).toEqual([409, message]);
  });

  test('one that publishers send to cannot be deleted', async () => {
    const { id } = await named('Warehouse Management');
    const { status, body } = await service().delete(`${base}/${id}`);
    expect([status, body.message]).toEqual([
      409,
      'Broker "Warehouse Management" is in use by publishers: Dock Movements',
    ]);
  });

  test('[BROKER-06] a test says what is in the way', async () => {
    const { id } = await named('Store Screens');
    const { status, body } = await service().post(`${base}/${id}/test`, { body: {} });
    expect([status, body]).toEqual([
      400,
      {
        status: 400,
        message: 'The host name "mqtt.northwind.example" cannot be resolved',
        debugMessage: 'Broker "Store Screens" cannot be used',
      },
    ]);
    const own = await service().post(`${base}/ItemSense/test`);
    expect([own.status, own.body.message]).toEqual([
      400,
      'The service has no message broker of its own: it was started without one (--amqp)',
    ]);
    expect((await service().post(`${base}/none/test`)).status).toBe(404);
  });

  test('they are for those who may configure', async () => {
    expect((await service().get(base, { as: operator })).status).toBe(403);
  });
});
