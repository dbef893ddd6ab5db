import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationPaths } from '@console/remote/operation';
import { createKeyPair } from '@console/store';
import { freePort } from '@console/workspace';
import fc from 'fast-check';
import { ask } from '../test/ask';
import { createBrowser, type TestBrowser } from '../test/browser';
import { identityKey, identityOf } from '../test/company';
import { fuzzSettings, isDeep } from '../test/fuzzSettings';
import { setUpGateways } from '../test/gateways';
import { startProvider, type TestProvider } from '../test/provider';
import { parcels, registryOf } from '../test/site';
import { cookieNames } from './identity/cookies';
import { providerPaths } from './identity/provider';
import { embeddingPaths, signInPaths } from './options';

/** Rounds of ten calls each. */
const rounds = isDeep ? 2500 : 25;

const portal = 'https://portal.example';
const setup = setUpGateways({ shared: true });

let folder: string;
let provider: TestProvider;
let browser: TestBrowser;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trail-'));
  provider = await startProvider(join(__dirname, '../test'));
  const calls = ['/itemsense/configuration/v1/parcels'];
  await setup.site.release(registryOf(2, { ...parcels('1.0.0', 'aaaa'), calls } as never));
  browser = createBrowser();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await provider.register(url);
  await setup.restart({
    port,
    allowedOrigins: [portal],
    embedding: { keys: [identityKey] },
    identity: identityOf(provider.issuer, url),
    timings: true,
    audit: {
      enforced: true,
      folder,
      key: createKeyPair().privateKey,
      name: 'gateway-1',
      checkpoints: [],
      keep: { days: 365, bytes: 1e9 },
    },
  });
});

afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true, force: true });
});

/** A value of JSON in which something is not as it should be, or all is. */
const changed = (value: unknown): fc.Arbitrary<unknown> => {
  const other = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', 'x'.repeat(5000), 1e308, -1, '\0', '\ud800'),
  );
  const choices: fc.Arbitrary<unknown>[] = [fc.constant(value), fc.constant(value), other];
  if (Array.isArray(value))
    choices.push(fc.array(fc.oneof(fc.constantFrom(...value), other), { maxLength: 20 }));
  else if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [key, changed(part)] as const);
    choices.push(fc.record(Object.fromEntries(parts), { requiredKeys: [] }));
    choices.push(
      fc
        .tuple(fc.constant(value), fc.string(), other)
        .map(([all, key, part]) => ({ ...(all as object), [key]: part })),
    );
  }
  return fc.oneof(...choices);
};

/** Takes a piece of a text away, puts another in, or gives another text. */
const alteration: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant((text: string) => text) },
  fc
    .tuple(fc.nat(), fc.nat(3), fc.stringMatching(/^[\w.~%=-]{0,4}$/))
    .map(([place, gone, put]) => (text: string) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + gone);
    }),
  fc.stringMatching(/^[\w.~%=-]{0,60}$/).map((other) => () => other),
);

const altered = (text: string) => alteration.map((alter) => alter(text));

const word = fc.string({ unit: 'binary', maxLength: 30 });

/** Halves of surrogate pairs have no place in an address. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** A query with a few of these values, altered or not, and at times one that nobody asked for. */
const queryOf = (values: Readonly<Record<string, string>>) => {
  const known = Object.entries(values).map(([name, value]) => fc.tuple(fc.constant(name), altered(value)));
  return fc
    .array(fc.oneof(fc.tuple(word, word), ...known), { maxLength: 3 })
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token by which a provider ends sessions, with a signature that is not the provider's. */
const logoutToken = fc
  .record({
    header: changed({ alg: 'none', typ: 'logout+jwt' }),
    claims: changed({ iss: 'http://127.0.0.1', aud: 'console', sub: 'ada', iat: 1_800_000_000, events: {} }),
    signature: fc.stringMatching(/^[\w-]{0,20}$/),
  })
  .map(({ header, claims, signature }) => `${part(header)}.${part(claims)}.${signature}`);

const form = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

interface Call {
  readonly method: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

const get = (path: string, values: Readonly<Record<string, string>> = {}) =>
  queryOf(values).map((query): Call => ({ method: 'GET', path: query ? `${path}?${query}` : path }));
const post = (path: string, value: unknown) =>
  changed(value).map(
    (body): Call => ({ method: 'POST', path, type: 'application/json', body: JSON.stringify(body) ?? '' }),
  );
const postForm = (path: string, values: fc.Arbitrary<Record<string, string>>) =>
  values.map(
    (fields): Call => ({
      method: 'POST',
      path,
      type: 'application/x-www-form-urlencoded',
      body: form(fields),
    }),
  );

const build = { remote: 'parcels', version: '1.0.0', build: '1.0.0-aaaa' };
const report = { kind: 'failure', ...build, code: 'load-failed', detail: 'https://evil.example/' };
const timed = { ...build, times: { content: [100], usable: [200, 300], moved: [], blocked: [50] } };
const changes = {
  trail: 'gateway-1',
  person: 'ada',
  model: 'audit',
  record: 'parcels',
  action: 'read',
  result: 'done',
  text: 'parcels',
  since: '2026-11-29T06:00:00.000Z',
  until: '2036-11-29',
};

/** Calls of the gateway's own addresses, most of them nearly right. */
const call: fc.Arbitrary<Call> = fc.oneof(
  get(signInPaths.begin, { return: '/parcels?sort=name', fresh: '1' }),
  get(providerPaths.callback, { state: 'x', code: 'y', error: 'access_denied', iss: 'http://127.0.0.1' }),
  get(signInPaths.link),
  get(signInPaths.done),
  get(signInPaths.session),
  get(signInPaths.signOut),
  post(signInPaths.signOut, {}),
  postForm(signInPaths.link, fc.record({ name: word, password: word }, { requiredKeys: [] })),
  postForm(
    providerPaths.ended,
    fc.record({ logout_token: fc.oneof(logoutToken, word) }, { requiredKeys: [] }),
  ),
  post(embeddingPaths.tokens, {
    name: 'parcels',
    origins: [portal],
    readOnly: true,
    minutes: 5,
    person: 'mia',
  }),
  post(embeddingPaths.withdraw, { token: 'console-embedding.abc' }),
  get(operationPaths.reports),
  post(operationPaths.reports, report),
  get(operationPaths.timings),
  post(operationPaths.timings, [timed]),
  get(operationPaths.switches),
  post(operationPaths.switch('parcels'), { off: true, reason: 'it fails' }),
  get(operationPaths.audit, { ...changes, limit: '20', behind: '2036-11-29T00:00:00Z gateway-1 3' }),
  get(operationPaths.auditExport, { ...changes, format: 'csv' }),
);

/** Who calls: the person who signed in, as one, as another or as none, by page or by server. */
const caller = fc.record({
  cookie: fc.constantFrom('own', 'altered', 'none'),
  token: fc.constantFrom('own', 'ada', 'altered', 'none'),
  site: fc.constantFrom('same-origin', 'cross-site', undefined),
  origin: fc.constantFrom('own', portal, 'null', undefined),
  alter: alteration,
});

type Caller = typeof caller extends fc.Arbitrary<infer One> ? One : never;

function headersOf({ cookie, token, site, origin, alter }: Caller): Record<string, string> {
  const cookies = [...(browser.cookies.get(url) ?? [])].map(
    ([name, value]) =>
      `${name}=${cookie === 'altered' && name === cookieNames.session ? alter(value) : value}`,
  );
  const own = browser.person(url)?.token ?? '';
  const tokens = { own, ada: 'ada', altered: alter(own) };
  return {
    ...(cookie !== 'none' && { cookie: cookies.join('; ') }),
    ...(token !== 'none' && { authorization: `JWT ${tokens[token]}` }),
    ...(site && { 'sec-fetch-site': site }),
    ...(origin && { origin: origin === 'own' ? url : origin }),
  };
}

async function judge({ method, path, type, body }: Call, headers: Record<string, string>): Promise<void> {
  const given = type === undefined ? headers : { ...headers, 'content-type': type };
  const {
    status,
    text,
    headers: said,
  } = await ask(url, path, { method, headers: given, ...(body !== undefined && { body }) });
  expect(status >= 500 && `${method} ${path}: ${status} ${text}`).toBe(false);
  expect(text).not.toMatch(/token-\d|operations-password|secret-of-the-client/);
  if (said.location !== undefined)
    expect([url, provider.issuer]).toContain(new URL(said.location, url).origin);
}

test('calls of its own addresses that are nearly right get an answer that is no failure and tells no secret', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.tuple(call, caller), { minLength: 10, maxLength: 10 }),
    async (calls) => {
      // One of them may have signed the person out.
      const { status } = await browser.call(url, signInPaths.session);
      if (status !== 200) await browser.open(url + signInPaths.begin, 'ada');
      await Promise.all(calls.map(([one, who]) => judge(one, headersOf(who))));
    },
  );
  await fc.assert(property, fuzzSettings(rounds));
  expect((await ask(url, '/healthz')).status).toBe(200);
}, 3_600_000);
