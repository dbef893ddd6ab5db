import { freePort } from '@console/workspace';
import { createBrowser, type TestBrowser } from '../../test/browser';
import { identityOf } from '../../test/company';
import { setUpGateways } from '../../test/gateways';
import { type HostileProvider, type Hostility, startHostileProvider } from '../../test/hostileProvider';
import { readAccountTable } from './accountTable';

const gateways = setUpGateways();
let provider: HostileProvider;
let browser: TestBrowser;
let url: string;

/** Everybody may come in: what keeps them out is the answer alone. */
const table = readAccountTable(
  JSON.stringify({
    accounts: [{ name: 'operations', passwordFile: 'operations' }],
    rules: [{ claims: { sub: '*' }, account: 'operations' }],
  }),
);

beforeEach(async () => {
  provider = await startHostileProvider();
  browser = createBrowser();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await gateways.restart({ port, identity: identityOf(provider.issuer, url, { table }) });
});
afterEach(() => provider.close());

const begin = () => browser.open(`${url}/console/sign-in`);
const now = () => Math.floor(Date.now() / 1000);

test('an answer without fault lets in', async () => {
  expect([(await begin()).url, browser.person(url)?.user.name]).toEqual([`${url}/`, 'ada']);
});

test.each<[string, () => Hostility]>([
  ['is for another client', () => ({ claims: { aud: 'another' } })],
  [
    'is for several clients, and was given to another',
    () => ({ claims: { aud: ['console', 'another'], azp: 'another' } }),
  ],
  ['is of another provider', () => ({ claims: { iss: 'https://evil.example' } })],
  ['is not signed', () => ({ algorithm: 'none' })],
  ['is signed by the secret of the client', () => ({ algorithm: 'HS256' })],
  ['is signed by a key that nobody published', () => ({ foreignKey: true })],
  ['has ended ten minutes ago', () => ({ claims: { iat: now() - 900, exp: now() - 600 } })],
  ['begins in ten minutes', () => ({ claims: { nbf: now() + 600 } })],
  ['has the nonce of another sign-in', () => ({ claims: { nonce: 'another' } })],
  ['has no nonce', () => ({ without: ['nonce'] })],
  ['names nobody', () => ({ without: ['sub'] })],
  ['does not end', () => ({ without: ['exp'] })],
  ['does not come', () => ({ answer: { status: 200, body: { access_token: 'a', token_type: 'Bearer' } } })],
  [
    'is no token',
    () => ({ answer: { status: 200, body: { access_token: 'a', token_type: 'Bearer', id_token: 'x' } } }),
  ],
  ['is a page', () => ({ answer: { status: 200, body: 'a page' } })],
  ['fails', () => ({ answer: { status: 500, body: {} } })],
  ['comes back by another provider', () => ({ back: { iss: 'https://evil.example' } })],
  ['comes back from nobody', () => ({ back: { iss: undefined } })],
  ['comes back without a code', () => ({ back: { code: undefined } })],
  ['comes back by another code', () => ({ back: { code: 'code-of-another' } })],
])('nobody is let in where the token %s', async (_what, hostility) => {
  provider.hostility = hostility();
  const { status, text } = await begin();
  expect([status, text]).toEqual([400, expect.stringContaining('could not be verified')]);
  expect(browser.person(url)).toBeUndefined();
});

test.each<[string, Hostility]>([
  ['without a state', { back: { state: undefined } }],
  ['with the state of another', { back: { state: 'another' } }],
])('who comes back %s begins again', async (_what, hostility) => {
  provider.hostility = hostility;
  const { status, text } = await begin();
  expect([status, text]).toEqual([400, expect.stringContaining('Begin it again')]);
});

test('a refusal of the provider is told', async () => {
  provider.hostility = { back: { code: undefined, error: 'access_denied' } };
  const { status, text } = await begin();
  expect([status, text]).toEqual([403, expect.stringContaining('has refused')]);
});

test('an answer counts once, and in the browser that asked only', async () => {
  const { headers } = await browser.ask(`${url}/console/sign-in`);
  const back = await browser.ask(String(headers.location));
  const callback = String(back.headers.location);
  expect((await createBrowser().open(callback)).status).toBe(400);
  expect((await browser.open(callback)).url).toBe(`${url}/`);
  expect((await browser.open(callback)).status).toBe(400);
});

test('clocks may differ by two minutes', async () => {
  provider.hostility = { claims: { iat: now() - 390, exp: now() - 90 } };
  expect((await begin()).url).toBe(`${url}/`);
});

test('keys of the provider may change', async () => {
  expect((await begin()).url).toBe(`${url}/`);
  await provider.rollKeys();
  // Keys are asked for once a minute at the most.
  const { now: clock } = Date;
  const later = jest.spyOn(Date, 'now').mockImplementation(() => clock.call(Date) + 90_000);
  try {
    browser = createBrowser();
    expect((await begin()).url).toBe(`${url}/`);
  } finally {
    later.mockRestore();
  }
});

describe('a token that ends sessions', () => {
  const end = (logoutToken: string) =>
    browser.ask(`${url}/console/sign-in/ended`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: logoutToken }).toString(),
    });
  const alive = async () => (await browser.call(url, '/api/guarded')).status === 200;

  beforeEach(async () => {
    provider.hostility = { claims: { sid: 'session-1' } };
    await begin();
  });

  test('ends the one that it names', async () => {
    expect((await end(await provider.signOutToken({ claims: { sid: 'session-2' } }))).status).toBe(200);
    expect(await alive()).toBe(true);
    expect((await end(await provider.signOutToken())).status).toBe(200);
    expect(await alive()).toBe(false);
  });

  test('ends all of a person, or one by its name alone', async () => {
    expect((await end(await provider.signOutToken({ without: ['sub'] }))).status).toBe(200);
    expect(await alive()).toBe(false);
    await begin();
    expect((await end(await provider.signOutToken({ without: ['sid'] }))).status).toBe(200);
    expect(await alive()).toBe(false);
  });

  test.each<[string, Hostility]>([
    ['is for another client', { claims: { aud: 'another' } }],
    ['is of another provider', { claims: { iss: 'https://evil.example' } }],
    ['is not signed', { algorithm: 'none' }],
    ['is signed by a key that nobody published', { foreignKey: true }],
    ['is one of a sign-in', { claims: { nonce: 'n' } }],
    ['says nothing of an end', { without: ['events'] }],
    ['names no session', { without: ['sub', 'sid'] }],
    ['is old', { claims: { iat: now() - 900 } }],
  ])('does nothing where it %s', async (_what, hostility) => {
    expect((await end(await provider.signOutToken(hostility))).status).toBe(400);
    expect(await alive()).toBe(true);
  });

  test('does nothing where there is none', async () => {
    expect((await end('')).status).toBe(400);
    expect(await alive()).toBe(true);
  });
});
