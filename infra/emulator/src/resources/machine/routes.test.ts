/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { outside } from '../../../testing/outside';
import { operator, ServiceUnderTest } from '../../../testing/service';
import type { Database, Queryable } from '../../database';

withService((service) => {
  test('[SESSION-07] says that it is provisioned, to anyone who is not somebody else', async () => {
    for (const as of [null, operator]) {
      const { status, body } = await service().get('/api/provisioning_state', { as });
      expect(status).toBe(200);
      expect(body).toEqual({ provisioningState: 'PROVISIONED' });
    }
    expect((await service().get('/api/provisioning_state', { as: 'JWT old' })).status).toBe(401);
  });

  test('remembers that the first configuration was gone through', async () => {
    await service().emulator.database.query(
      `update service_setting set value = 'false' where name = 'initialConfigurationCompleted'`,
    );
    const setup = async () => (await service().get('/api/machine/setup')).body;
    expect(await setup()).toEqual({ initialConfigurationCompleted: false });
    expect((await service().put('/api/machine/setup/completed', { as: operator })).status).toBe(403);
    expect((await service().put('/api/machine/setup/completed')).status).toBe(200);
    expect(await setup()).toEqual({ initialConfigurationCompleted: true });
  });

  test('[ABOUT-03] tells its versions under both names', async () => {
    for (const path of ['/api/machine/is_version', '/api/machine/software/is_version']) {
      const { status, body } = await service().get(path);
      expect(status).toBe(200);
      const build = { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) };
      expect(body).toMatchObject({ client: build, server: build });
      expect(body.server).toHaveProperty('commitId');
    }
  });

  test('tells the time', async () => {
    const { body } = await service().get('/itemsense/now');
    const now = service().clock.now();
    expect(body).toEqual({ iso: now.toISOString(), timestamp: now.getTime() });
  });

  test('says that it is well', async () => {
    const { status, body } = await service().get('/healthz', { as: null });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      name: '@console/emulator',
      version: expect.any(String),
      database: service().emulator.database.kind,
    });
  });
});

test('a full disk is told by what cannot be stored, and by the health; reading goes on', async () => {
  const borrowed = await outside.borrowDatabase('embedded');
  let isFull = false;
  const full = (sql: string) => {
    if (isFull && !/^\s*select\b/i.test(sql))
      throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  };
  const query: Queryable['query'] = async (sql, parameters) => {
    full(sql);
    return borrowed.database.query(sql, parameters);
  };
  const transaction: Database['transaction'] = (work) =>
    borrowed.database.transaction((inside) =>
      work({
        query: async (sql, parameters) => {
          full(sql);
          return inside.query(sql, parameters);
        },
        execute: (sql) => inside.execute(sql),
      }),
    );
  const database = { ...borrowed.database, query, transaction };
  const service = await ServiceUnderTest.start({ database, simulation: false });
  const token = (await service.get('/itemsense/authentication/v1/token')).body.token;
  const create = () =>
    service.post('/itemsense/configuration/v1/facilities/create', { body: { name: 'Annex' } });
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  isFull = true;
  const refusal = {
    status: 507,
    message: 'The disk of the service is full: nothing can be stored until there is room',
    debugMessage: 'Insufficient storage',
  };
  expect((await create()).body).toEqual(refusal);
  expect((await service.get('/healthz')).body).toEqual({
    status: 503,
    message: refusal.message,
    debugMessage: 'Not ready',
  });
  const read = await service.get('/itemsense/configuration/v1/facilities/show', { as: `JWT ${token}` });
  expect(read.status).toBe(200);

  isFull = false;
  expect((await service.get('/healthz')).status).toBe(200);
  expect((await create()).status).toBe(200);
  log.mockRestore();
  await service.emulator.close();
  borrowed.giveBack();
});
