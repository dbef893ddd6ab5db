/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/events/publishers';
const brokers = '/itemsense/configuration/v1/events/brokers';

withService((service) => {
  const named = async (name: string) => (await service().get(`${brokers}/${name}`)).body;

  const doors = (change: object = {}) => ({ name: 'Doors', messageTypes: ['ITEM'], ...change });
  const save = async (change: object) => {
    const { id } = await named('Warehouse Management');
    return service().post(base, { body: doors({ brokerId: id, ...change }) });
  };

  test('[PUBLISHER-18] is created, shown by id and by name, replaced and deleted, all its keys told', async () => {
    const created = await save({
      messageOptions: { amqp: { routingKeyPrefix: 'doors', exchange: '' }, mqtt: null, webhook: {} },
      filters: { item: { epcPrefix: '30ab' } },
    });
    const { id } = created.body;
    const stored = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      brokerId: (await named('Warehouse Management')).id,
      name: 'Doors',
      messageTypes: ['ITEM'],
      messageOptions: {
        amqp: {
          deliveryMode: 'NON_PERSISTENT',
          routingKey: null,
          routingKeyPrefix: 'doors',
          routingKeySuffix: null,
          exchange: null,
          vhost: null,
        },
        mqtt: null,
        webhook: null,
      },
      filters: {
        item: {
          minimumMovement: null,
          jobNamePrefixes: null,
          fromZone: null,
          toZone: null,
          epcPrefix: '30AB',
          fromFacility: null,
          toFacility: null,
          zoneTransitionsOnly: null,
        },
        health: null,
        threshold: null,
      },
    };
    expect([created.status, created.body]).toEqual([200, stored]);
    expect((await service().get(`${base}/${id}`)).body).toEqual(stored);
    expect((await service().get(`${base}/Doors`)).body).toEqual(stored);
    expect((await service().get(base)).body).toHaveLength(4);
    const { id: brokerId } = await named('Facility Desk');
    const changed = await service().put(`${base}/${id}`, {
      body: doors({ brokerId, messageTypes: ['HEALTH'] }),
    });
    expect(changed.body).toMatchObject({
      id,
      brokerId,
      messageTypes: ['HEALTH'],
      messageOptions: { amqp: null, webhook: { messageTypePlacement: 'PATH', requestTimeout: null } },
      filters: { item: null, health: null },
    });
    expect((await service().delete(`${base}/${id}`)).status).toBe(204);
    expect((await service().get(`${base}/${id}`)).status).toBe(404);
  });

  test('that cannot be is refused, naming the field', async () => {
    const refused = [
      [{ brokerId: 'none' }, 'brokerId "none" does not exist'],
      [{ messageTypes: [] }, 'messageTypes must NOT have fewer than 1 items'],
      [
        { messageOptions: { mqtt: { qos: 1 } } },
        'messageOptions.mqtt does not apply to a broker of type AMQP',
      ],
      [{ filters: { health: { code: 'X' } } }, 'filters.health does not apply to messages of type ITEM'],
      [
        { messageOptions: { amqp: { routingKey: 'a/b' } } },
        'messageOptions.amqp.routingKey must be letters, digits and dots',
      ],
      [{ filters: { item: { minimumMovement: -1 } } }, 'filters.item.minimumMovement must be >= 0'],
      [{ filters: { item: { epcPrefix: 'XY' } } }, 'filters.item.epcPrefix must be hexadecimal'],
    ] as const;
    for (const [change, message] of refused) {
      const { status, body } = await save(change);
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  test('a name is given once, and a test is one of its broker', async () => {
    const { status, body } = await save({ name: 'Store Exits' });
    expect([status, body.message]).toEqual([409, 'Publisher "Store Exits" exists already']);
    const tested = await service().post(`${base}/Dock Movements/test`);
    expect([tested.status, tested.body.debugMessage]).toEqual([
      400,
      'Broker "Warehouse Management" cannot be used',
    ]);
  });

  test('they are for those who may configure', async () => {
    expect((await service().get(base, { as: operator })).status).toBe(403);
  });
});
