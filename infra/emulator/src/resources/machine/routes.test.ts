/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

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
