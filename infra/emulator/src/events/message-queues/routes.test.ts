/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { basic } from '../../../testing/service';

withService((service) => {
  test.each([
    ['PUT', '/itemsense/data/v1/items/queues?', { zoneTransitionsOnly: false }, 'item', false],
    ['PUT', '/itemsense/data/v1/items/queues?deliveryMode=PERSISTENT', {}, 'item', true],
    [
      'POST',
      '/itemsense/data/v1/messageQueues/zoneTransition/configure',
      { toZone: 'Packing' },
      'item',
      false,
    ],
    [
      'PUT',
      '/itemsense/data/v1/items/queues/threshold?deliveryMethod=PERSISTENT',
      { threshold: 'Gate' },
      'threshold',
      true,
    ],
    ['PUT', '/itemsense/health/v1/events/queues', undefined, 'health', false],
  ])('%s %s with %j sets up a queue', async (method, path, body, kind, persistent) => {
    const answer = await service().call(method, path, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      serverUrl: 'amqp://127.0.0.1:5672/%2F',
      queue: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(
      await service().emulator.database.query(
        'select kind, filter, persistent from message_queue where name = $1',
        [answer.body.queue],
      ),
    ).toEqual([{ kind, filter: body ?? {}, persistent }]);
  });

  test('of a filter is kept what means something', async () => {
    const { body } = await service().put('/itemsense/data/v1/items/queues', {
      body: { toZone: 'Packing', colour: { deep: [[['red']]] } },
    });
    expect(
      await service().emulator.database.query('select filter from message_queue where name = $1', [
        body.queue,
      ]),
    ).toEqual([{ filter: { toZone: 'Packing' } }]);
  });

  test('what it refuses names the field; it needs the role DataReader', async () => {
    const path = '/itemsense/data/v1/items/queues';
    const refused = await service().put(`${path}?deliveryMode=SOMETIMES`, { body: {} });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'deliveryMode must be one of PERSISTENT, NON_PERSISTENT',
    ]);
    const wrong = await service().put(path, { body: { distance: 'far' } });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'distance must be number,null']);
    expect((await service().put(path, { as: basic('nobody', 'nothing1'), body: {} })).status).toBe(401);
  });
});
