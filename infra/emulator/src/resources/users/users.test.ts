/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { admin, basic, operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/users';
const night = { name: 'Night2', password: 'night-shift', roles: ['DataReader', 'JobRunner'] };

withService((service) => {
  const save = (body: unknown, as?: string) => service().put(`${base}/createOrReplace`, { body, as });
  const mayAsk = async (as: string) => (await service().get(`${base}/currentUser`, { as })).status === 200;

  test('[WIRE-03] a user is created, replaced, shown by the name in any case, and deleted', async () => {
    const created = await service().post(`${base}/create`, { body: night });
    expect([created.status, created.body]).toEqual([
      200,
      { name: 'Night2', roles: ['JobRunner', 'DataReader'] },
    ]);
    expect((await service().post(`${base}/create`, { body: { ...night, name: 'NIGHT2' } })).status).toBe(409);
    const replaced = await save({ name: 'night2', roles: ['ConfigManager'] });
    expect(replaced.body).toEqual({ name: 'Night2', roles: ['ConfigManager'] });
    expect((await service().get(`${base}/show/nIGHT2`)).body).toEqual(replaced.body);
    expect((await service().get(`${base}/show`)).body).toContainEqual(replaced.body);
    const { status, text } = await service().delete(`${base}/destroy/night2`);
    expect([status, text]).toEqual([204, '']);
    expect((await service().get(`${base}/show/Night2`)).status).toBe(404);
  });

  test('[USER-08] without a password the stored one is kept, with one it is changed', async () => {
    await save(night);
    await save({ name: 'Night2', roles: ['DataReader'], password: null });
    expect(await mayAsk(basic('Night2', 'night-shift'))).toBe(true);
    await service().put(`${base}/create`, { body: { ...night, password: 'day-shift' } });
    expect(await mayAsk(basic('Night2', 'night-shift'))).toBe(false);
    expect(await mayAsk(basic('Night2', 'day-shift'))).toBe(true);
  });

  test.each([
    [{ ...night, name: 'Night Shift' }, /^name must be like/],
    [{ ...night, name: '' }, /^name must be like/],
    [{ ...night, password: 'seven77' }, 'password must NOT have fewer than 8 characters'],
    [{ ...night, password: 'x'.repeat(51) }, 'password must NOT have more than 50 characters'],
    [{ name: 'Night2', roles: [] }, 'password is required for a new user'],
    [{ ...night, roles: ['Chief'] }, 'roles has the unknown role "Chief"'],
    [{ name: 'Night2' }, 'roles is required'],
  ])('[USER-10] %j is refused, naming the field', async (body, message) => {
    const answer = await save(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test('takes the other name that a client has for a role', async () => {
    expect((await save({ ...night, roles: ['DataManager', 'DataReader'] })).body.roles).toEqual([
      'DataReader',
    ]);
  });

  test('[USER-11] tells the roles, and who calls', async () => {
    expect((await service().get(`${base}/roles/show`, { as: operator })).body).toEqual([
      'Admin',
      'ConfigManager',
      'JobRunner',
      'DataReader',
      'ReaderAgent',
      'RabbitMQManager',
    ]);
    for (const path of ['currentUser', 'authenticate'])
      expect((await service().get(`${base}/${path}`, { as: operator })).body).toEqual({
        name: 'operator',
        roles: ['DataReader'],
      });
  });

  test('the own user, the built-in ones and the last administrator stay', async () => {
    await save({ ...night, roles: ['Admin'] });
    const nightAdmin = basic('night2', 'night-shift');
    const refusals = [
      [
        await service().delete(`${base}/destroy/night2`, { as: nightAdmin }),
        'Night2 cannot delete the own user',
      ],
      [
        await service().delete(`${base}/destroy/admin`, { as: nightAdmin }),
        'User "admin" is built in and cannot be deleted',
      ],
      [
        await service().delete(`${base}/destroy/ReaderAgent`),
        'User "ReaderAgent" is built in and cannot be deleted',
      ],
    ] as const;
    for (const [{ status, body }, message] of refusals) {
      expect(status).toBe(409);
      expect(body.message).toBe(message);
    }
    for (const name of ['Admin', 'mrivera'])
      expect((await save({ name, roles: [] }, nightAdmin)).status).toBe(200);
    const last = await save({ name: 'Night2', roles: ['DataReader'] }, nightAdmin);
    expect([last.status, last.body.message]).toEqual([
      409,
      'At least one user with a password must keep the role Admin',
    ]);
    expect((await service().get(`${base}/show/night2`, { as: nightAdmin })).body.roles).toEqual(['Admin']);
  });

  test('a deleted user is let in no more, by password or token', async () => {
    await save(night);
    const { token } = (await service().put('/itemsense/authentication/v1/token/Night2')).body;
    expect(await mayAsk(`JWT ${token}`)).toBe(true);
    await service().delete(`${base}/destroy/Night2`);
    expect(await mayAsk(`JWT ${token}`)).toBe(false);
    expect(await mayAsk(basic('Night2', 'night-shift'))).toBe(false);
  });

  test('are the administrator’s', async () => {
    for (const answer of [
      await service().get(`${base}/show`, { as: operator }),
      await service().get(`${base}/show/operator`, { as: operator }),
      await save(night, operator),
      await service().delete(`${base}/destroy/operator`, { as: operator }),
    ])
      expect(answer.status).toBe(403);
    expect(await mayAsk(admin)).toBe(true);
  });
});
