import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair } from '@console/store';
import { ask, type Question } from '../../test/ask';
import { setUpGateways } from '../../test/gateways';
import { parcels, registryOf } from '../../test/site';
import { sealBy } from '../identity/seal';
import { type Grant, tokenFor } from './grants';

const portal = 'https://portal.example';
const key = Buffer.alloc(32, 7);
const calls = ['/itemsense/configuration/v1/parcels', '/itemsense/data/v1/items', '/api/guarded'];

const setup = setUpGateways({
  embedding: { keys: [key] },
  allowedOrigins: [portal, 'https://other.example'],
});
beforeEach(() => setup.site.release(registryOf(2, { ...parcels('1.0.0', 'aaaa'), calls } as never)));

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object, headers: Record<string, string> = {}, at = setup.gateway) =>
  ask(at.url, path, {
    method: 'POST',
    headers: { ...json, authorization: 'JWT ada', ...headers },
    body: JSON.stringify(body),
  });
const wish = (wanted: object = {}, headers: Record<string, string> = {}) =>
  post('/console/embedding-tokens', { name: 'parcels', origins: [portal], ...wanted }, headers);
const given = async (wanted: object = {}) =>
  (JSON.parse((await wish(wanted)).text) as { token: string }).token;
const withdraw = (token: string, headers: Record<string, string> = {}) =>
  post('/console/embedding-tokens/withdraw', { token }, headers);

/** A call of a page. */
const call = (token: string, path: string, { headers, ...question }: Question = {}, at = setup.gateway) =>
  ask(at.url, path, { ...question, headers: { origin: portal, authorization: `JWT ${token}`, ...headers } });
const list = '/itemsense/configuration/v1/parcels/show';
const heard = (text: string) => (JSON.parse(text) as { headers: Record<string, string> }).headers;

test('a page calls with it, and the token of the account is put in its place by any gateway', async () => {
  const answer = await wish({ person: 'mia', minutes: 1 });
  const { token, until } = JSON.parse(answer.text) as { token: string; until: string };
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(60_000);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(token).not.toContain('ada');
  for (const gateway of [setup.gateway, await setup.start()]) {
    const { status, text, headers } = await call(token, list, {}, gateway);
    expect([status, heard(text).authorization]).toEqual([200, 'JWT ada']);
    expect(headers['access-control-allow-origin']).toBe(portal);
  }
});

test('an account without rights of an administrator gives its own rights, and no more', async () => {
  const answer = await wish({}, { authorization: 'JWT job' });
  const { token } = JSON.parse(answer.text) as { token: string };
  expect(heard((await call(token, list)).text).authorization).toBe('JWT job');
});

describe('is refused', () => {
  const grant: Grant = {
    id: 'a',
    token: 'ada',
    account: { name: 'ada', roles: ['Admin'] },
    remote: 'parcels',
    origins: [portal],
    readOnly: false,
    until: Date.now() + 600_000,
  };

  test('once it has expired, so that the page asks for another one, which it may read', async () => {
    const { status, headers } = await call(
      tokenFor(sealBy([key]), { ...grant, until: Date.now() - 1 }),
      list,
    );
    expect([status, headers['access-control-allow-origin']]).toEqual([401, portal]);
  });

  test('when it was altered anywhere, or sealed by another key, or for another purpose', async () => {
    const token = await given();
    const places = Array.from({ length: 20 }, (_, at) => Math.floor((at / 20) * (token.length - 20)) + 18);
    const altered = places.map(
      (at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
    );
    const others = [
      tokenFor(sealBy([Buffer.alloc(32, 8)]), grant),
      `console-embedding.${sealBy([key]).seal('sessions', grant)}`,
      'console-embedding.AAAA',
    ];
    for (const one of [...altered, ...others]) expect((await call(one, list)).status).toBe(401);
  });

  test('in pages of other origins, those that are let in included, and from programs', async () => {
    const token = await given();
    for (const origin of ['https://other.example', 'https://evil.example', 'null', `${portal}.evil.example`])
      expect((await call(token, list, { headers: { origin } })).status).toBe(403);
    const { status } = await ask(setup.gateway.url, list, { headers: { authorization: `JWT ${token}` } });
    expect(status).toBe(403);
  });

  test.each([
    '/itemsense/configuration/v1/users/show',
    '/itemsense/configuration/v1/parcelsAndMore/show',
    '/itemsense/configuration/v1/parcels/../users/show',
    '/itemsense/configuration/v1/parcels/%2e%2e/users/show',
    '/itemsense/configuration/v1/parcels/..%2fusers/show',
    '/itemsense/configuration/v1/parcels/%252e%252e/users/show',
    '/itemsense/configuration/v1/parcels/..;x/users/show',
    '/itemsense/configuration/v1/Parcels/show',
    '//itemsense/configuration/v1/parcels/show',
    '/api/echo',
    '/authenticate',
    '/itemsense/authentication/v1/token',
    '/itemsense/authentication/v1/listTokens/ada',
    '/console/switches',
    '/console/reports',
    '/docs',
    '/readers',
  ])('for %s, which the remote does not call', async (path) => {
    const { status, text } = await call(await given(), path);
    expect([status, text]).toEqual([403, expect.not.stringContaining('"headers"')]);
  });

  test('where the token may only read, for all that changes something', async () => {
    const token = await given({ readOnly: true });
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
      expect((await call(token, `${list}/a`, { method })).status).toBe(403);
    expect((await call(token, list)).status).toBe(200);
    expect((await call(token, '/itemsense/data/v1/items/queues', { method: 'PUT' })).status).toBe(200);
    const override = { 'x-http-method-override': 'DELETE' };
    expect(heard((await call(token, list, { headers: override })).text)).not.toHaveProperty(
      'x-http-method-override',
    );
  });

  test('as the token of a switch, of another token, and of its own withdrawal', async () => {
    const token = await given();
    const as = { authorization: `JWT ${token}`, origin: portal };
    for (const path of ['/console/embedding-tokens', '/console/remotes/parcels/switch'])
      expect((await post(path, { name: 'parcels', origins: [portal] }, as)).status).toBe(403);
  });

  test('after it was withdrawn, at all gateways, to their restart and beyond', async () => {
    const other = await setup.start();
    const [token, kept] = [await given(), await given()];
    expect((await call(token, list, {}, other)).status).toBe(200);
    expect((await withdraw(token, { authorization: 'JWT job' })).status).toBe(404);
    expect((await withdraw(token)).status).toBe(204);
    expect((await call(token, list)).status).toBe(401);
    const ended = async () => (await call(token, list, {}, other)).status === 401;
    while (!(await ended()));
    const again = await setup.restart();
    expect((await call(token, list, {}, again)).status).toBe(401);
    expect((await call(kept, list, {}, again)).status).toBe(200);
  });

  test('by the service, once the token of its account was revoked', async () => {
    const signedIn = await post('/authenticate', { name: 'ada', password: 'ada-password' });
    const { token: own } = JSON.parse(signedIn.text) as { token: string };
    const answer = await wish({}, { authorization: `JWT ${own}` });
    const { token } = JSON.parse(answer.text) as { token: string };
    expect((await call(token, '/api/guarded')).status).toBe(200);
    setup.service.forgetTokens();
    expect((await call(token, '/api/guarded')).status).toBe(401);
  });

  test('where remotes say nothing of their calls any more', async () => {
    const token = await given();
    await setup.site.release(registryOf(3, parcels('1.0.1', 'bbbb')));
    expect((await call(token, list)).status).toBe(403);
  });
});

test.each<[string, object, Record<string, string>, number]>([
  ['of a stranger', {}, { authorization: 'JWT nobody' }, 401],
  ['without a token', {}, { authorization: '' }, 401],
  ['of a page of the console', {}, { 'sec-fetch-site': 'same-origin' }, 403],
  ['of a page of another site', {}, { origin: portal }, 403],
  ['for an origin that is not let in', { origins: [portal, 'https://evil.example'] }, {}, 400],
  ['for no origin', { origins: [] }, {}, 400],
  ['for a remote that is not there', { name: 'nothing' }, {}, 404],
  ['for longer than an hour', { minutes: 61 }, {}, 400],
  ['with more than is known', { rights: 'all' }, {}, 400],
])('a wish %s is refused', async (_, wanted, headers, status) => {
  expect((await wish(wanted, headers)).status).toBe(status);
});

test('a remote whose build does not say what it calls gets no token, and it is said what to do', async () => {
  await setup.site.release(registryOf(3, parcels('1.0.1', 'bbbb')));
  const { status, text } = await wish();
  expect([status, text]).toEqual([409, expect.stringContaining('build and release it anew')]);
});

test('the trail says who got a token for which remote, and who changed something by it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trail-'));
  const audit = {
    enforced: true,
    folder,
    key: createKeyPair().privateKey,
    name: 'gateway-1',
    checkpoints: [],
    keep: { days: 1, bytes: 1e6 },
  };
  const gateway = await setup.restart({ audit });
  const token = await given({ person: 'mia' });
  await call(token, '/itemsense/configuration/v1/parcels/destroy/a', { method: 'DELETE' });
  await withdraw(token);
  await gateway.close();
  const [file = ''] = (await readdir(join(folder, 'audit/gateway-1'))).filter((name) => /^\d/.test(name));
  const text = await readFile(join(folder, 'audit/gateway-1', file), 'utf8');
  const intents = text.split('\n').filter((line) => line.includes('"intent"'));
  expect(intents[0]).toMatch(/"name":"ada".*"action":"create","model":"embedding-tokens","record":"parcels"/);
  expect(intents[1]).toMatch(
    new RegExp(`"name":"mia at ${portal}".*"account":"ada".*"action":"delete","model":"parcels"`),
  );
  expect(intents[2]).toMatch(/"action":"revoke","model":"embedding-tokens"/);
  expect(text).not.toContain(token);
  await rm(folder, { recursive: true });
});

test('browsers are not told what remotes call', async () => {
  const { text } = await ask(setup.gateway.url, '/registry.json');
  expect(text).toContain('"parcels"');
  expect(text).not.toContain('/itemsense/data');
});

test('without a key there are no such tokens', async () => {
  await setup.restart({ embedding: undefined } as never);
  expect((await wish()).status).toBe(404);
});
