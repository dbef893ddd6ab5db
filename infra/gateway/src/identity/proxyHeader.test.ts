import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@console/workspace';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createBrowser, type TestBrowser } from '../../test/browser';
import { identityOf } from '../../test/company';
import { setUpGateways } from '../../test/gateways';
import type { ProxyHeaderOptions } from '../options';

const issuer = 'https://proxy.example';
const audience = 'console.example';
const header = 'x-pomerium-jwt-assertion';
const headers = (value: string) => ({ [header]: value });

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
let key: Key;
let foreign: Key;
let keys: Server;
let keysAreAway = false;

beforeAll(async () => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  foreign = (await generateKeyPair('ES256')).privateKey;
  const published = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'proxy', alg: 'ES256' }] };
  keys = createServer((_, response) => {
    response.writeHead(keysAreAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(published));
  });
  await new Promise<void>((listening) => keys.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => keys.close(closed)));

/** Assertion of the proxy of who somebody is. */
function assertion(person: string, changed: JWTPayload = {}, by = key): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: audience,
    sub: person,
    iat: now,
    exp: now + 300,
    groups: ['rfid-admins'],
  };
  return new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'ES256', kid: 'proxy' }).sign(by);
}

const gateways = setUpGateways();
let browser: TestBrowser;
let url: string;

async function begin(changed: Partial<ProxyHeaderOptions> = {}): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const signed = { keys: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/jwks`, issuer, audience };
  const identity = identityOf('', url, { provider: undefined, proxy: { name: header, signed, ...changed } });
  await gateways.restart({ port, identity });
}

beforeEach(async () => {
  keysAreAway = false;
  browser = createBrowser();
  await begin();
});

const signIn = async (value: string) =>
  browser.ask(`${url}/console/sign-in?return=/parcels`, { headers: headers(value) });
const echo = (value?: string) =>
  browser.call(url, '/api/echo', value === undefined ? {} : { headers: headers(value) });

test('whom the proxy names by its signature acts by the account of their group, and the service does not see the header', async () => {
  const ada = await assertion('ada');
  const answer = await signIn(ada);
  expect([answer.status, answer.headers.location]).toEqual([303, '/parcels']);
  expect(browser.person(url)?.user).toEqual({ name: 'ada', roles: ['Admin'] });
  const call = await echo(ada);
  expect(call.status).toBe(200);
  const { headers: seen } = JSON.parse(call.text) as { headers: Record<string, string> };
  expect(seen.authorization).toMatch(/^JWT token-\d+$/);
  expect(seen).not.toHaveProperty(header);
});

test('on a machine that people share the session of one does not go on for the next', async () => {
  const ada = await assertion('ada');
  await signIn(ada);
  expect((await echo(ada)).status).toBe(200);
  for (const other of [await assertion('bob'), undefined, 'nonsense'])
    expect((await echo(other)).status).toBe(401);
  const asked = await browser.ask(`${url}/console/session`, {
    headers: { ...headers(await assertion('bob')), 'sec-fetch-site': 'same-origin' },
  });
  expect(asked.status).toBe(401);
  expect((await echo(await assertion('ada'))).status).toBe(200);
});

test.each<[string, () => Promise<string>]>([
  ['another key', () => assertion('ada', {}, foreign)],
  ['another issuer', () => assertion('ada', { iss: 'https://other.example' })],
  ['another audience', () => assertion('ada', { aud: 'other.example' })],
  ['a time that is over', () => assertion('ada', { exp: 1_000_000_000 })],
  ['no end', () => assertion('ada', { exp: undefined })],
  ['nobody', () => assertion('ada', { sub: undefined })],
  ['no signature', async () => `${(await assertion('ada')).split('.').slice(0, 2).join('.')}.`],
  [
    'no algorithm',
    async () => {
      const [, claims] = (await assertion('ada')).split('.');
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    },
  ],
  ['two of them', async () => `${await assertion('ada')}, ${await assertion('ada')}`],
  ['nothing of the kind', async () => 'ada'],
])('a header with %s lets nobody in', async (_, value) => {
  const answer = await signIn(await value());
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('could not be verified');
  expect(browser.person(url)).toBeUndefined();
});

test('who has no rule is told so', async () => {
  const answer = await signIn(await assertion('eve', { groups: ['visitors'] }));
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('does not have the Admin privileges required by this console');
});

test('while the keys of the proxy cannot be had nobody is let in, and it is said', async () => {
  keysAreAway = true;
  const answer = await signIn(await assertion('ada'));
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('does not answer');
});

test('who signs out is led to the proxy, to sign out there', async () => {
  await begin({ signOut: 'https://proxy.example/sign_out' });
  const ada = await assertion('ada');
  await signIn(ada);
  await browser.call(url, '/console/sign-out', { method: 'POST', headers: headers(ada) });
  const answer = await browser.ask(`${url}/console/sign-out`);
  expect([answer.status, answer.headers.location]).toEqual([303, 'https://proxy.example/sign_out']);
  expect(browser.person(url)).toBeUndefined();
});

describe('a plain header', () => {
  const plain = { name: 'x-auth-request-user', groups: 'x-auth-request-groups', signed: undefined };
  const named = { 'x-auth-request-user': 'ada', 'x-auth-request-groups': 'staff-of-it, rfid-admins' };
  const ask = () => browser.ask(`${url}/console/sign-in`, { headers: named });

  test('counts from the address of the proxy', async () => {
    await begin({ ...plain, from: ['loopback'] });
    expect((await ask()).status).toBe(303);
    expect(browser.person(url)?.user).toEqual({ name: 'ada', roles: ['Admin'] });
    expect((await browser.call(url, '/api/echo', { headers: named })).status).toBe(200);
  });

  test('counts from no other, whatever a client says of where it comes from', async () => {
    await begin({ ...plain, from: ['10.0.0.0/8'] });
    const answer = await browser.ask(`${url}/console/sign-in`, {
      headers: { ...named, 'x-forwarded-for': '10.1.1.1' },
    });
    expect(answer.status).toBe(400);
    expect(browser.person(url)).toBeUndefined();
  });
});
