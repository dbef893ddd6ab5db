import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair } from '@console/store';
import { freePort } from '@console/workspace';
import { createBrowser, type TestBrowser } from '../../test/browser';
import { identityKey, identityOf } from '../../test/company';
import { setUpGateways } from '../../test/gateways';
import { startProvider, type TestProvider } from '../../test/provider';
import type { GatewayOptions, IdentityOptions } from '../options';
import { cookieNames } from './cookies';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider(join(__dirname, '../../test'));
});
afterAll(() => provider.close());

const gateways = setUpGateways();
let browser: TestBrowser;
let url: string;

/** Starts the gateway that the provider knows, in place of the one of the set-up. */
async function begin(
  changed: Partial<IdentityOptions> = {},
  options: Partial<GatewayOptions> = {},
): Promise<void> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await provider.register(url);
  await gateways.restart({ port, identity: identityOf(provider.issuer, url, changed), ...options });
}

beforeEach(async () => {
  browser = createBrowser();
  await begin();
});

const signIn = (person: string, path = '/console/sign-in') => browser.open(url + path, person);
const sent = (text: string) => (JSON.parse(text) as { headers: Record<string, string> }).headers;

test('who signs in at the company is led on to where they wanted, and acts by the account of their group', async () => {
  const answer = await signIn('ada', '/console/sign-in?return=/parcels%3Fsort%3Dname');
  expect([answer.status, answer.url]).toEqual([200, `${url}/parcels?sort=name`]);
  expect(browser.person(url)?.user).toEqual({ name: 'ada', roles: ['Admin'] });

  const call = await browser.call(url, '/api/echo');
  expect(sent(call.text)).toMatchObject({ authorization: expect.stringMatching(/^JWT token-\d+$/) });
  expect(call.text).not.toContain('__Host-');
});

test('no script is given a token of the provider or of the service', async () => {
  await signIn('ada');
  const jar = browser.cookies.get(url) ?? new Map();
  expect([...jar.keys()].sort()).toEqual([cookieNames.person, cookieNames.session]);
  expect(browser.person(url)?.token).toMatch(/^console-session\.[\w-]{22}\.\w+$/);
  expect(JSON.stringify(browser.person(url))).not.toContain(jar.get(cookieNames.session));
  for (const path of ['/itemsense/authentication/v1/token', '/authenticate'])
    expect((await browser.call(url, path)).status).toBe(403);
});

test('the cookies are those of this host alone, by TLS, and never come from another site', async () => {
  const lines: string[] = [];
  let next = `${url}/console/sign-in`;
  for (let left = 10; left > 0; left -= 1) {
    const answer = await browser.ask(next);
    if (next.startsWith(url)) lines.push(...(answer.headers['set-cookie'] ?? []));
    if (answer.status === 303 || answer.status === 302)
      next = new URL(`${answer.headers.location}`, next).href;
    else if (answer.text.includes('<form')) {
      const { url: at } = await browser.open(next, 'ada');
      expect(at).toBe(`${url}/`);
      break;
    }
  }
  for (const line of lines)
    expect(line).toMatch(/^__Host-console-.*; Path=\/; Secure; SameSite=(?:Lax|Strict)/);
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\tevil', '%2F%2Fevil.example'])(
  'nobody is led out of the console to %s',
  async (goTo) => {
    const { url: at } = await signIn('ada', `/console/sign-in?return=${encodeURIComponent(goTo)}`);
    expect(new URL(at).origin).toBe(url);
  },
);

test('a person whom no rule is for, or whose account is no administrator, is told in the words of the documents', async () => {
  for (const person of ['eve', 'job']) {
    browser = createBrowser();
    const { status, text } = await signIn(person);
    expect([status, text]).toEqual([
      403,
      expect.stringContaining(`${person} does not have the Admin privileges required by this console.`),
    ]);
    expect(browser.person(url)).toBeUndefined();
  }
});

test('an account whose password cannot be read, or is not taken, is told as that', async () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  for (const readFile of [missing, () => 'another']) {
    await begin({ readFile });
    browser = createBrowser();
    const { status, text } = await signIn('ada');
    expect([status, text]).toEqual([502, expect.stringContaining('does not accept the account')]);
  }
});

describe('a personal account', () => {
  const link = (name: string, password: string) =>
    browser.ask(`${url}/console/sign-in/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: new URLSearchParams({ name, password }).toString(),
    });

  test('is linked once by its password, and lets in from then on, at other gateways, too', async () => {
    const page = await signIn('bob', '/console/sign-in?return=/parcels');
    expect([page.url, page.text]).toEqual([
      `${url}/console/sign-in/link`,
      expect.stringContaining('name and password of your account'),
    ]);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const refused = await link('ada', 'wrong');
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('value="ada"')]);
    const linked = await link('ada', 'ada-password');
    expect([linked.status, linked.headers.location]).toEqual([303, '/parcels']);
    expect(browser.person(url)?.user.name).toBe('ada');
    expect((await browser.call(url, '/api/guarded')).text).toContain('"ada"');

    await begin();
    browser = createBrowser();
    expect((await signIn('bob')).url).toBe(`${url}/`);
    expect((await browser.call(url, '/api/guarded')).text).toContain('"ada"');
  });

  test('is asked for again when its password was changed', async () => {
    await signIn('bob');
    await link('ada', 'ada-password');
    gateways.service.changePasswords('-changed');
    await begin();
    browser = createBrowser();
    expect((await signIn('bob')).url).toBe(`${url}/console/sign-in/link`);
  });

  test('is not linked by a form of another site', async () => {
    await signIn('bob');
    const answer = await browser.ask(`${url}/console/sign-in/link`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      },
      body: 'name=ada&password=ada-password',
    });
    expect([answer.status, browser.person(url)]).toEqual([400, undefined]);
  });
});

describe('the session', () => {
  test('opens nothing by its cookie alone, nor for a page of another site, nor by the word of another session', async () => {
    await signIn('ada');
    const { text } = await browser.ask(`${url}/api/echo`);
    expect(sent(text)).not.toHaveProperty('authorization');
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of foreign)
      expect((await browser.call(url, '/api/echo', { headers })).status).toBe(403);
    const { token = '' } = browser.person(url) ?? {};
    const other = createBrowser();
    const stolen = await other.ask(`${url}/api/echo`, { headers: { authorization: `JWT ${token}` } });
    expect(stolen.status).toBe(401);
    await signIn('ada');
    const old = await browser.call(url, '/api/echo', { headers: { authorization: `JWT ${token}` } });
    expect(old.status).toBe(401);
  });

  test('is known to each gateway, and ends on all of them', async () => {
    await signIn('ada');
    const port = await freePort();
    const second = await gateways.start({ port, identity: identityOf(provider.issuer, url) });
    const there = createBrowser();
    there.cookies.set(second.url, browser.cookies.get(url) ?? new Map());
    expect((await there.call(second.url, '/api/guarded')).status).toBe(200);

    const out = await browser.call(url, '/console/sign-out', { method: 'POST' });
    expect(JSON.parse(out.text)).toEqual({ goTo: '/console/sign-out' });
    expect(browser.person(url)).toBeUndefined();
    let status = 200;
    while (status === 200) ({ status } = await there.call(second.url, '/api/guarded'));
    expect(status).toBe(401);
  });

  test('goes on over a restart, and a sign-in that was under way is finished at another gateway', async () => {
    await signIn('ada');
    const started = createBrowser();
    const { headers } = await started.ask(`${url}/console/sign-in`);
    await gateways.restart({
      port: Number(new URL(url).port),
      identity: identityOf(provider.issuer, url),
    });
    expect((await browser.call(url, '/api/guarded')).status).toBe(200);
    expect((await started.open(String(headers.location), 'ada')).url).toBe(`${url}/`);
  });

  test('asks the service for a token once, also for many calls, and again when the token was revoked', async () => {
    await signIn('ada');
    const { signIns } = gateways.service;
    const all = await Promise.all(Array.from({ length: 20 }, () => browser.call(url, '/api/guarded')));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(gateways.service.signIns).toBe(signIns);
    gateways.service.forgetTokens();
    expect((await browser.call(url, '/api/guarded')).status).toBe(401);
    expect((await browser.call(url, '/api/guarded')).status).toBe(200);
    expect(gateways.service.signIns).toBe(signIns + 1);
  });

  test('goes on while the provider is away, which is told to who signs in then', async () => {
    await signIn('ada');
    await provider.pause(true);
    try {
      expect((await browser.call(url, '/api/guarded')).status).toBe(200);
      await begin().catch(() => undefined);
      const { status, text } = await createBrowser().open(`${url}/console/sign-in`);
      expect([status, text]).toEqual([502, expect.stringContaining('does not answer')]);
      expect((await createBrowser().open(`${url}/login`)).status).toBe(200);
    } finally {
      await provider.pause(false);
    }
    expect((await createBrowser().open(`${url}/console/sign-in`, 'ada')).url).toBe(`${url}/`);
  });

  test.each<[string, Partial<IdentityOptions>]>([
    ['nobody has called for a while', { limits: { idle: 1, whole: 3_600_000 } }],
    ['its time is over', { limits: { idle: 3_600_000, whole: 1 } }],
  ])('ends when %s', async (_why, changed) => {
    await begin(changed);
    await signIn('ada');
    expect((await browser.call(url, '/api/guarded')).status).toBe(401);
    expect((await browser.call(url, '/console/session')).status).toBe(401);
  });

  test.each<[string, string, number, number]>([
    ['has slept longer than nobody may be at work', 'goes on', 59, 200],
    ['has slept longer than nobody may be at work', 'has ended', 61, 401],
    ['was at work until its longest time', 'has ended', 601, 401],
    ['had a clock that was set back by a day', 'goes on', -1440, 200],
  ])('of a tab that %s %s', async (what, _end, minutes, status) => {
    await signIn('ada');
    const { now: clock } = Date;
    let ahead = 0;
    const later = jest.spyOn(Date, 'now').mockImplementation(() => clock.call(Date) + ahead);
    try {
      // Who is at work calls now and then.
      const steps = what.startsWith('was at work') ? Math.floor(minutes / 55) : 0;
      for (let step = 1; step <= steps; step += 1) {
        ahead = step * 55 * 60_000;
        expect((await browser.call(url, '/api/guarded')).status).toBe(200);
      }
      ahead = minutes * 60_000;
      expect((await browser.call(url, '/api/guarded')).status).toBe(status);
      expect((await browser.call(url, '/console/session')).status).toBe(status);
    } finally {
      later.mockRestore();
    }
  });

  test('goes on when keys follow each other, and so does what was linked; the provider still ends it', async () => {
    await signIn('bob');
    const linked = await browser.ask(`${url}/console/sign-in/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: 'name=ada&password=ada-password',
    });
    expect(linked.status).toBe(303);
    const next = Buffer.alloc(32, 9);
    await gateways.restart({
      port: Number(new URL(url).port),
      identity: identityOf(provider.issuer, url, { keys: [next, identityKey] }),
    });
    expect((await browser.call(url, '/api/guarded')).text).toContain('"ada"');
    const again = createBrowser();
    expect((await again.open(`${url}/console/sign-in`, 'bob')).url).toBe(`${url}/`);
    const there = createBrowser();
    there.cookies.set(provider.issuer, browser.cookies.get(provider.issuer) ?? new Map());
    await there.open(`${provider.issuer}/session/end`, 'bob');
    let status = 200;
    while (status === 200) ({ status } = await browser.call(url, '/api/guarded'));
    expect(status).toBe(401);

    // Everybody has signed in once: the key before is not needed any more.
    await gateways.restart({
      port: Number(new URL(url).port),
      identity: identityOf(provider.issuer, url, { keys: [next] }),
    });
    expect((await createBrowser().open(`${url}/console/sign-in`, 'bob')).url).toBe(`${url}/`);
  });

  test('of the next person is not ended by a page of the one before', async () => {
    await signIn('ada');
    const { token: before = '', person: ada } = browser.person(url) ?? {};
    browser.cookies.delete(provider.issuer);
    await signIn('bob');
    await browser.ask(`${url}/console/sign-in/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: 'name=ada&password=ada-password',
    });
    const { token = '', person: bob, user } = browser.person(url) ?? {};
    // Both have the same name to show.
    expect([user?.name, bob]).toEqual(['ada', expect.not.stringContaining(`${ada}`)]);
    const leave = (word: string) =>
      browser.call(url, '/console/sign-out', {
        method: 'POST',
        headers: { authorization: `JWT ${word}` },
      });
    expect((await leave(before)).status).toBe(401);
    expect((await browser.call(url, '/api/guarded')).status).toBe(200);
    expect((await leave(token)).status).toBe(200);
    expect(browser.person(url)).toBeUndefined();
  });

  test('does not get into parts of the console in other pages: they act by the token of the page around', async () => {
    await begin({}, { allowedOrigins: ['https://portal.example'] });
    await signIn('ada');
    const part = (headers: Record<string, string>) =>
      browser.ask(`${url}/api/echo`, { headers: { origin: 'https://portal.example', ...headers } });
    for (const site of ['cross-site', 'same-site', 'same-origin']) {
      const answer = await part({ authorization: 'JWT job', 'sec-fetch-site': site });
      expect(sent(answer.text)).toMatchObject({ authorization: 'JWT job' });
      expect(sent(answer.text)).not.toHaveProperty('cookie');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
    const { token = '' } = browser.person(url) ?? {};
    expect((await part({ authorization: `JWT ${token}`, 'sec-fetch-site': 'same-site' })).status).toBe(403);
    for (const path of ['/console/session', '/console/sign-out'])
      for (const method of ['GET', 'POST']) {
        const { headers } = await browser.ask(url + path, {
          method,
          headers: { origin: 'https://portal.example', 'sec-fetch-site': 'cross-site' },
        });
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    expect((await browser.call(url, '/api/guarded')).status).toBe(200);
  });

  test('ends at the service that is away, too', async () => {
    await signIn('ada');
    await gateways.service.close();
    expect((await browser.call(url, '/console/sign-out', { method: 'POST' })).status).toBe(200);
    expect(browser.person(url)).toBeUndefined();
  });

  test('is told to its page, and to no other site', async () => {
    await signIn('ada');
    const { text } = await browser.call(url, '/console/session');
    expect(JSON.parse(text)).toMatchObject({ user: { name: 'ada', roles: ['Admin'] } });
    const other = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browser.call(url, '/console/session', other)).status).toBe(403);
    expect((await browser.call(url, '/console/sign-out', { ...other, method: 'POST' })).status).toBe(403);
  });

  test('of who was at the browser before ends when the next person signs in', async () => {
    await signIn('ada');
    const before = new Map(browser.cookies.get(url));
    browser.cookies.delete(provider.issuer);
    await signIn('bob');
    await browser.ask(`${url}/console/sign-in/link`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
      body: 'name=ada&password=ada-password',
    });
    expect(browser.person(url)?.user.name).toBe('ada');
    const old = createBrowser();
    old.cookies.set(url, before);
    expect((await old.call(url, '/api/guarded')).status).toBe(401);
  });
});

describe('what cannot be undone', () => {
  const reset = () => browser.call(url, '/itemsense/configuration/v1/facilities/reset', { method: 'POST' });

  test('is done after a new proof of who it is only', async () => {
    await begin({ provenFor: -1 });
    await signIn('ada');
    expect((await reset()).status).toBe(401);
    // Without the proof there is no new word for the page, either.
    expect((await browser.call(url, '/console/session')).status).toBe(401);

    await begin();
    await signIn('ada', '/console/sign-in?fresh=1&return=/console/sign-in/done');
    expect((await browser.call(url, '/console/session')).status).toBe(200);
    expect((await reset()).status).toBe(200);
  });

  test('no shared account is changed by who acts by it', async () => {
    await signIn('ada');
    const users = '/itemsense/configuration/v1/users/destroy/operations';
    expect((await browser.call(url, users, { method: 'DELETE' })).status).toBe(403);
  });
});

describe('signing out', () => {
  test('ends the session here and at the provider', async () => {
    await signIn('ada');
    await browser.call(url, '/console/sign-out', { method: 'POST' });
    const { url: at } = await browser.open(`${url}/console/sign-out`, 'ada');
    expect(at).toBe(`${url}/login`);
    // The provider asks again.
    const { url: asked } = await browser.open(`${url}/console/sign-in`);
    expect(asked).toContain(`${provider.issuer}/interaction/`);
  });

  test('a link of another site signs nobody out', async () => {
    await signIn('ada');
    const { headers } = await browser.ask(`${url}/console/sign-out`);
    expect(headers.location).toBe('/login');
    expect((await browser.call(url, '/api/guarded')).status).toBe(200);
  });

  test('at the provider ends the session here', async () => {
    await signIn('ada');
    const other = createBrowser();
    other.cookies.set(provider.issuer, browser.cookies.get(provider.issuer) ?? new Map());
    await other.open(`${provider.issuer}/session/end`, 'ada');
    let status = 200;
    while (status === 200) ({ status } = await browser.call(url, '/api/guarded'));
    expect(status).toBe(401);
  });
});

/** Has a gateway record, for as long as a test takes. */
async function recorded(
  changed: Partial<IdentityOptions>,
  options: Partial<GatewayOptions>,
  use: () => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trail-'));
  const key = createKeyPair().privateKey;
  const keep = { days: 1, bytes: 1e9 };
  const audit = { enforced: true, folder, key, name: 'gateway-1', checkpoints: [], keep };
  await begin(changed, { audit, ...options });
  try {
    await use();
  } finally {
    await gateways.restart();
    await rm(folder, { recursive: true, force: true });
  }
}

test('the trail names the person of the company, and the account that was used', () =>
  recorded({}, {}, async () => {
    await signIn('ada');
    const facility = '/itemsense/configuration/v1/facilities/destroy/Store%201';
    expect((await browser.call(url, facility, { method: 'DELETE' })).status).toBe(200);
    const { text } = await browser.call(url, '/console/audit');
    const { changes } = JSON.parse(text) as { changes: { action: string }[] };
    const person = { name: 'ada', roles: ['Admin'], account: 'operations' };
    expect(changes.find(({ action }) => action === 'delete')).toMatchObject({ person, record: 'Store 1' });
    expect(changes.find(({ action }) => action === 'sign in')).toMatchObject({ person, result: 'done' });
    expect(changes.find(({ action }) => action === 'read')).toMatchObject({ person: { name: 'ada' } });

    await browser.call(url, '/console/sign-out', { method: 'POST' });
    await signIn('ada');
    const after = await browser.call(url, '/console/audit?action=sign%20out');
    expect(JSON.parse(after.text)).toMatchObject({ changes: [{ person, action: 'sign out' }] });
  }));

test('the trail names who came in by a password while it is taken from an address only, and who was refused', () =>
  recorded({ passwordFrom: ['10.0.0.0/8'] }, { trustedProxies: ['loopback'] }, async () => {
    const byPassword = (from: string, password = 'ada-password') =>
      browser.ask(`${url}/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ name: 'ada', password }),
      });
    expect((await byPassword('203.0.113.9')).status).toBe(403);
    expect((await byPassword('10.1.2.3', 'wrong')).status).toBe(401);
    const entered = await byPassword('10.1.2.3');
    expect(entered.status).toBe(200);
    const { token } = JSON.parse(entered.text) as { token: string };
    const facility = '/itemsense/configuration/v1/facilities/destroy/Store%201';
    const asAda = { 'x-forwarded-for': '10.1.2.3', authorization: `JWT ${token}` };
    expect((await browser.ask(url + facility, { method: 'DELETE', headers: asAda })).status).toBe(200);
    await signIn('ada');
    expect((await browser.call(url, facility, { method: 'DELETE' })).status).toBe(200);

    const { text } = await browser.call(url, '/console/audit');
    const { changes } = JSON.parse(text) as { changes: { action: string; route: string; address: string }[] };
    const entries = changes.filter(({ route }) => route === '/authenticate');
    expect(entries).toMatchObject([
      { address: '10.1.2.3', action: 'sign in', result: 'done', person: { name: 'ada' } },
      { address: '10.1.2.3', action: 'sign in', result: 'refused' },
      { address: '203.0.113.9', action: 'sign in', result: 'refused' },
    ]);
    expect(text).not.toContain('password');
    // The account itself has done the one, the person of the company by an account the other.
    expect(changes.filter(({ action }) => action === 'delete')).toMatchObject([
      { person: { name: 'ada', account: 'operations' } },
      { address: '10.1.2.3', person: { name: 'ada', roles: ['Admin'] } },
    ]);
  }));

describe('passwords', () => {
  const byPassword = (headers: Record<string, string> = {}) =>
    browser.ask(`${url}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'ada', password: 'ada-password' }),
    });

  test('go on as without a company', async () => {
    expect((await byPassword()).status).toBe(200);
  });

  test('are taken from named addresses only, where these are named', async () => {
    await begin({ passwordFrom: ['10.0.0.0/8'] });
    expect((await byPassword()).status).toBe(403);
    const basic = { authorization: `Basic ${Buffer.from('ada:ada-password').toString('base64')}` };
    expect((await browser.ask(`${url}/api/echo`, { headers: basic })).status).toBe(403);
    await begin({ passwordFrom: ['loopback'] });
    expect((await byPassword()).status).toBe(200);
  });
});
