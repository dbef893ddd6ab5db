/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { admin, basic, operator, ServiceUnderTest } from '../../../testing/service';
import { listTokens, sealTokens } from './tokens';
import { createTokenVault } from './tokenVault';

const base = '/itemsense/authentication/v1';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

withService((service) => {
  const signIn = async (name = 'admin', password = 'admindefault') =>
    (await service().post('/authenticate', { as: null, body: { name, password } })).body.token as string;

  test('[LOGIN-03] signs in by name and password, without a header', async () => {
    const { status, body } = await service().post('/authenticate', {
      as: null,
      body: { name: 'admin', password: 'admindefault' },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.stringMatching(uuid), user: { name: 'Admin', roles: ['Admin'] } });
  });

  test('signs in a user who is no administrator, and says which roles he has', async () => {
    const { status, body } = await service().post('/authenticate', {
      as: null,
      body: { name: 'OPERATOR', password: 'operator1' },
    });
    expect(status).toBe(200);
    expect(body.user).toEqual({ name: 'operator', roles: ['DataReader'] });
  });

  test.each([
    ['a wrong password', 'admin', 'nope'],
    ['an unknown name', 'nobody', 'admindefault'],
    ['a user without a password', 'ReaderAgent', ''],
  ])('refuses %s with 401 and the reason', async (_, name, password) => {
    const { status, body } = await service().post('/authenticate', { as: null, body: { name, password } });
    expect(status).toBe(401);
    expect(body).toEqual({
      status: 401,
      message: 'Wrong username or password',
      debugMessage: 'Unauthorized',
    });
  });

  test('the database holds no token that could be used', async () => {
    const token = await signIn();
    const rows = await service().emulator.database.query('select * from access_token');
    const listed = (await service().get(`${base}/listTokens/admin`)).body;
    expect(JSON.stringify(listed)).toContain(token);
    for (const { authenticationToken } of listed)
      expect(JSON.stringify(rows)).not.toContain(authenticationToken.token);
  });

  test('a token that an earlier version stored as it is stays valid, and is sealed at the next start', async () => {
    const { database } = service().emulator;
    const plain = '3f1c9a52-7f0e-4a3b-9d5e-0c6f4b1a2d3e';
    await database.query(
      `insert into access_token (digest, sealed, username, issued)
       values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $1, 'Admin', now())`,
      [plain],
    );
    expect((await service().get('/itemsense/now', { as: `JWT ${plain}` })).status).toBe(200);
    const vault = createTokenVault(Buffer.alloc(32));
    await sealTokens(database, vault);
    const tokens = await listTokens(database, vault, 'Admin');
    expect(tokens.map(({ authenticationToken }) => authenticationToken.token)).toContain(plain);
    expect(JSON.stringify(await database.query('select * from access_token'))).not.toContain(plain);
  });

  test('names the field a sign-in lacks', async () => {
    const { status, body } = await service().post('/authenticate', { as: null, body: { name: 'admin' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 400, message: 'password is required' });
  });

  describe('who calls', () => {
    const call = (as: string | null, query = '') =>
      service().get(`/itemsense/configuration/v1/facilities/show${query}`, { as });

    test('is known by a token in every spelling', async () => {
      const token = await signIn();
      for (const as of [`JWT ${token}`, `Token {"token":"${token}"}`, `Token { "token": "${token}" }`])
        expect((await call(as)).status).toBe(200);
    });

    test('is known by Basic, the name in any case', async () => {
      for (const name of ['admin', 'Admin', 'ADMIN'])
        expect((await call(basic(name, 'admindefault'))).status).toBe(200);
    });

    test.each([
      ['an unknown token', 'JWT 00000000-0000-4000-8000-000000000000', 'The token is not valid'],
      ['a wrong password', basic('admin', 'x'), 'Wrong username or password'],
      ['another scheme', 'Bearer x', 'The Authorization header is not one of JWT, Basic and Token'],
    ])('is refused with %s', async (_, as, message) => {
      const { status, body, headers } = await call(as);
      expect(status).toBe(401);
      expect(body).toEqual({ status: 401, message, debugMessage: 'Unauthorized' });
      expect(headers.get('www-authenticate')).toBeNull();
    });

    test('is asked for a password only when there is nothing at all', async () => {
      const { status, headers } = await call(null);
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toMatch(/^Basic /);
    });

    test('needs a role to change something', async () => {
      const { status, body } = await service().post('/itemsense/configuration/v1/facilities/create', {
        as: operator,
        body: { name: 'New' },
      });
      expect(status).toBe(403);
      expect(body).toEqual({
        status: 403,
        message: 'operator needs the role Admin or ConfigManager',
        debugMessage: 'Forbidden',
      });
    });

    test('is refused before the body is looked at', async () => {
      const { status } = await service().post('/itemsense/configuration/v1/facilities/create', {
        as: null,
        body: 'no json',
      });
      expect(status).toBe(401);
    });
  });

  describe('tokens', () => {
    test('the caller gets a token, the same as long as it is valid', async () => {
      const first = (await service().get(`${base}/token`)).body;
      expect(first).toEqual({ token: expect.stringMatching(uuid) });
      expect((await service().get(`${base}/token`)).body).toEqual(first);
    });

    test('[TOKEN-06] another one is made for a user by name in any case', async () => {
      const { status, body } = await service().put(`${base}/token/OPERATOR`, { body: '""' });
      expect(status).toBe(200);
      expect(body).toEqual({ token: expect.stringMatching(uuid) });
      const used = await service().get('/itemsense/configuration/v1/facilities/show', {
        as: `JWT ${body.token}`,
      });
      expect(used.status).toBe(200);
    });

    test('[TOKEN-05] are listed with when they were issued and used', async () => {
      const { token } = (await service().put(`${base}/token/operator`)).body;
      const record = {
        authenticationToken: { token },
        issued: '2026-03-02T08:00:00.000Z',
        username: 'operator',
      };
      expect((await service().get(`${base}/listTokens/operator`)).body).toEqual([
        { ...record, lastUsed: null, valid: true },
      ]);
      await service().get('/itemsense/configuration/v1/facilities/show', { as: `JWT ${token}` });
      expect((await service().get(`${base}/listTokens/Operator`)).body).toEqual([
        { ...record, lastUsed: service().clock.now().toISOString(), valid: true },
      ]);
    });

    test('[TOKEN-07] a revoked one stays in the list and lets nobody in', async () => {
      const token = await signIn('operator', 'operator1');
      const revoked = await service().put(`${base}/revokeToken`, { body: { token } });
      expect(revoked.status).toBe(204);
      expect(revoked.text).toBe('');
      expect((await service().get(`${base}/listTokens/operator`)).body).toMatchObject([{ valid: false }]);
      expect((await service().get(`${base}/token`, { as: `JWT ${token}` })).status).toBe(401);
    });

    test.each(['revokeTokens', 'revokeToken'])('all of a user are revoked by %s', async (path) => {
      const tokens = [await signIn('operator', 'operator1'), await signIn('operator', 'operator1')];
      expect((await service().put(`${base}/${path}/operator`)).status).toBe(204);
      for (const token of tokens)
        expect((await service().get(`${base}/token`, { as: `JWT ${token}` })).status).toBe(401);
    });

    test('tell whose they are, in all spellings of the call', async () => {
      const token = await signIn('operator', 'operator1');
      for (const answer of [
        await service().post(`${base}/validateToken`, { body: { token } }),
        await service().post(`${base}/validate`, { body: { token } }),
        await service().post(`${base}/validateToken/${token}`, { body: { token } }),
        await service().get(`${base}/validateToken/${token}`),
        await service().get(`${base}/validate/${token}`),
      ]) {
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({ name: 'operator', roles: ['DataReader'] });
      }
      expect((await service().get(`${base}/validateToken/unknown`)).status).toBe(401);
    });

    test('of others are for the administrator', async () => {
      const { token } = (await service().put(`${base}/token/admin`)).body;
      for (const answer of [
        await service().get(`${base}/listTokens/admin`, { as: operator }),
        await service().put(`${base}/token/admin`, { as: operator }),
        await service().put(`${base}/revokeTokens/admin`, { as: operator }),
        await service().put(`${base}/revokeToken`, { as: operator, body: { token } }),
      ])
        expect(answer.status).toBe(403);
      expect((await service().get(`${base}/token`, { as: `JWT ${token}` })).status).toBe(200);
      expect((await service().put(`${base}/token/operator`, { as: operator })).status).toBe(200);
    });

    test('of nobody are not found', async () => {
      expect((await service().get(`${base}/listTokens/nobody`)).status).toBe(404);
      expect((await service().put(`${base}/revokeToken`, { body: { token: 'unknown' } })).status).toBe(404);
      expect((await service().put(`${base}/revokeToken`, { body: {}, as: admin })).body).toMatchObject({
        status: 400,
        message: 'token is required',
      });
    });
  });
});

test('a flood of wrong passwords is held up, and nobody else', async () => {
  const service = await ServiceUnderTest.start({ simulation: false });
  const ended: string[] = [];
  const attempt = async (name: string, password: string) => {
    const { status, headers } = await service.post('/authenticate', {
      as: null,
      body: { name, password },
    });
    ended.push(`${name} ${status}`);
    return headers.get('retry-after');
  };
  const flood = Array.from({ length: 200 }, (_, index) => attempt('layout', `wrong-${index}`));
  const other = attempt('shiftlead', 'operator1');
  const waits = await Promise.all(flood);
  await other;
  expect(ended.filter((each) => each === 'layout 401')).toHaveLength(10);
  expect(waits.filter((wait) => wait === '60')).toHaveLength(190);
  expect(ended).toContain('shiftlead 200');

  const wrong = basic('layout', 'wrong');
  expect((await service.get('/itemsense/now', { as: wrong })).status).toBe(429);
  await service.clock.advance(60_000);
  expect((await service.get('/itemsense/now', { as: wrong })).status).toBe(401);
  await service.emulator.close();
});
