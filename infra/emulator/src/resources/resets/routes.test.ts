/** @jest-environment ./infra/emulator/testing/environment.ts */
import { onBothEngines } from '../../../testing/engines';
import { admin, operator } from '../../../testing/service';

const clearItems = '/itemsense/support/v1/items/reset';

onBothEngines((service) => {
  const stopJobs = () =>
    service().emulator.database.execute(`update job set status = 'STOPPED', next_step = null`);
  const rowsOf = async (table: string) => {
    const [row] = await service().emulator.database.query<{ count: number }>(
      `select count(*)::int as count from ${table}`,
    );
    return row?.count;
  };

  test.each([clearItems, '/api/reset'])('[ADMIN-03] %s is refused while a job runs', async (path) => {
    const { status, body } = await service().post(path);
    expect([status, body.message]).toEqual([
      409,
      'A reset cannot be performed while there are jobs running.',
    ]);
    expect(await rowsOf('facility')).toBe(4);
  });

  test('[ADMIN-04] clearing item data takes items, history and transitions, and nothing else', async () => {
    await stopJobs();
    expect(await rowsOf('item')).toBeGreaterThan(0);
    const { status, text } = await service().post(clearItems);
    expect([status, text]).toEqual([204, '']);
    for (const table of ['item', 'item_history', 'threshold_transition']) expect(await rowsOf(table)).toBe(0);
    expect((await service().get('/itemsense/data/v1/items/show')).body.items).toEqual([]);
    expect(await rowsOf('facility')).toBe(4);
  });

  test('[ADMIN-05] a factory reset leaves the built-in objects, and no token', async () => {
    const { token } = (await service().get('/itemsense/authentication/v1/token')).body;
    await stopJobs();
    expect((await service().post('/api/reset', { as: `JWT ${token}` })).status).toBe(204);
    const facilities = '/itemsense/configuration/v1/facilities/show';
    expect((await service().get(facilities, { as: `JWT ${token}` })).status).toBe(401);
    expect((await service().get(facilities, { as: operator })).status).toBe(401);
    expect((await service().get(facilities, { as: admin })).body).toEqual([{ name: 'DEFAULT' }]);
    expect((await service().get('/api/machine/setup')).body).toEqual({
      initialConfigurationCompleted: false,
    });
  });

  test.each([clearItems, '/api/reset'])('%s is the administrator’s', async (path) => {
    expect((await service().post(path, { as: operator })).status).toBe(403);
  });
});
