import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeyPair } from '@console/store';
import { builtRemote } from '../test/builtRemote';
import { said } from '../test/said';
import { durationOf } from './commandLine';
import { createKeyFiles, signingKey, verifyingKeys } from './keys';

let folder: string;
const environment = process.env;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  process.env = {
    ...environment,
    STORE_DIR: join(folder, 'store'),
    REGISTRY_KEY: createKeyPair().privateKey,
    REGISTRY_PUBLIC_KEYS: '',
  };
});

afterEach(async () => {
  process.env = environment;
  process.exitCode = 0;
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const built = (version: string) => builtRemote(folder, { version });
const because = ['--reason', 'It hangs.', '--by', 'anna'];

test('a remote is released, rolled out, chosen, taken back, and all that can be looked up', async () => {
  expect(await said('release', await built('1.0.0'))).toMatch(
    /^parcels 1\.0\.0-\w+ is released, the registry is at revision 1\.$/,
  );
  expect(await said('release', await built('1.0.0'))).toMatch(/was released before\.$/);
  expect(await said('release', await built('1.1.0'), '--percent', '10', ...because)).toMatch(
    /^parcels 1\.1\.0-\w+ is released for 10 % of the users, the registry is at revision 2\.$/,
  );
  expect(await said('remotes', 'rollout', 'parcels', '50')).toMatch(/1\.1\.0-\w+ for 50 %, the registry/);
  expect(await said('remotes', 'pin', 'parcels', 'alice', '1.1.0', '--any-user', ...because)).toBe(
    'alice is pinned to parcels 1.1.0, the registry is at revision 4.',
  );
  expect(await said('remotes', 'pin', 'parcels', 'alice', 'none', ...because)).toBe(
    'alice is not pinned to a build of parcels, the registry is at revision 5.',
  );
  expect(await said('remotes', 'rollout', 'parcels', 'done')).toMatch(
    /parcels 1\.1\.0-\w+ runs for everybody/,
  );
  expect(await said('rollback', 'parcels', ...because)).toMatch(/^parcels 1\.0\.0-\w+ runs for everybody/);
  const [, , heading, current, takenBack] = (await said('remotes')).split('\n');
  expect(heading).toMatch(/^Remote +Build +Runs +First visit +In store +Released +By +Why$/);
  expect(current).toMatch(
    /^parcels +1\.0\.0-\w+ +current +[\d.]+ kB +yes +\d{4}-\d\d-\d\d \d\d:\d\dZ .* release$/,
  );
  expect(takenBack).toMatch(/^parcels +1\.1\.0-\w+ +taken back .* anna +It hangs\.$/);
  expect((await said('remotes', 'history')).split('\n')).toEqual([
    expect.stringMatching(/^7 .* anna {2}parcels back to 1\.0\.0-\w+ {2}\(It hangs\.\)$/),
    expect.stringMatching(/^6 .* parcels 1\.1\.0-\w+ for everybody {2}\(rollout\)$/),
    expect.stringMatching(/^5 .* parcels not pinned any more for user \w{8} {2}\(It hangs\.\)$/),
    expect.stringMatching(/^4 .* parcels 1\.1\.0-\w+ pinned for user \w{8} {2}\(It hangs\.\)$/),
    expect.stringMatching(/^3 .* parcels 1\.1\.0-\w+ for 50 % {2}\(rollout\)$/),
    expect.stringMatching(/^2 .* parcels 1\.1\.0-\w+ released for 10 % {2}\(It hangs\.\)$/),
    expect.stringMatching(/^1 .* parcels 1\.0\.0-\w+ released {2}\(release\)$/),
  ]);
  expect(await said('remotes', 'history', 'docks')).toBe('');
  expect(await said('remotes', 'prune')).toBe('0 builds removed (0.0 MB), 2 stay.');
});

test.each<[string, string[], string]>([
  ['no command', [], '2: Usage: <command>'],
  ['a command that is none', ['publish'], "2: 'publish' is not a command."],
  ['a command of remotes that is none', ['remotes', 'list'], "2: 'list' is not a command of remotes."],
  ['an option that is none', ['rollback', 'parcels', '--now'], "2: Unknown option '--now'"],
  [
    'too little',
    ['remotes', 'pin', 'parcels'],
    '2: Usage: remotes pin <remote> <user> <build|none> --reason … [--any-user]',
  ],
  ['a release of nothing', ['release'], '2: Usage: release <remote or folder of a build>…'],
  ['a share that is none', ['release', './x', '--percent', 'many'], "1: 'many' is not a percentage"],
  ['a rollback without a reason', ['rollback', 'parcels'], '1: Give a reason with --reason'],
  ['a stop without a reason', ['remotes', 'rollout', 'parcels', 'stop'], '1: Give a reason with --reason'],
  [
    'a rollback of nothing',
    ['rollback', 'parcels', ...because],
    '1: There is no remote parcels; there is none yet.',
  ],
  ['a time that is none', ['remotes', 'prune', '--older', 'long'], "1: 'long' is not a duration"],
])('%s is refused in words', async (_, words, sentence) => {
  Object.defineProperty(process.stdin, 'isTTY', { value: false, configurable: true });
  expect(await said(...words)).toContain(sentence);
});

describe('a user to pin', () => {
  let service: Server;

  beforeEach(async () => {
    service = createServer(({ url, headers }, response) => {
      const known = { '/itemsense/configuration/v1/users/show/alice%20b': 200 }[url ?? ''] ?? 404;
      response.writeHead(headers.authorization === 'JWT admin' ? known : 403).end('{}');
    });
    await once(service.listen(0, '127.0.0.1'), 'listening');
    process.env.SERVICE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
    process.env.SERVICE_TOKEN = 'admin';
    await said('release', await built('1.0.0'));
  });

  afterEach(() => service.close());

  const pinned = (user: string) => said('remotes', 'pin', 'parcels', user, '1.0.0', ...because);

  test('has to be one of the service', async () => {
    expect(await pinned('alice b')).toMatch(/^alice b is pinned to parcels 1\.0\.0/);
    expect(await pinned('nobody there')).toMatch(/^1: There is no user 'nobody there'\./);
  });

  test('is not pinned unseen where the service cannot be asked', async () => {
    process.env.SERVICE_TOKEN = 'other';
    expect(await pinned('alice b')).toMatch(
      /^1: .* does not take SERVICE_TOKEN for that of an administrator/,
    );
    process.env.SERVICE_URL = 'http://127.0.0.1:1';
    expect(await pinned('alice b')).toMatch(/^1: .* the service does not answer\./);
    process.env.SERVICE_URL = '';
    expect(await pinned('alice b')).toMatch(/^1: .* set SERVICE_URL and SERVICE_TOKEN, or add --any-user/);
  });
});

test('a key that cannot be used and a store that is none are refused in words', async () => {
  process.env.REGISTRY_KEY = 'secret';
  expect(await said('release', await built('1.0.0'))).toBe('1: REGISTRY_KEY is not a private key in PEM.');
  process.env.STORE_DIR = 'gs://console';
  expect(await said('remotes')).toContain("1: 'gs://console' is not the address of a store");
});

test('times are of minutes, hours or days', () => {
  expect([durationOf('90m'), durationOf('24h'), durationOf('7d')]).toEqual([
    5_400_000, 86_400_000, 604_800_000,
  ]);
});

describe('keys', () => {
  test('a pair is created for who has none; nobody else can read it, and it is never written over', async () => {
    const keys = join(folder, 'keys');
    const key = signingKey({}, keys);
    expect((await stat(join(keys, 'registry.key'))).mode & 0o777).toBe(0o600);
    expect(signingKey({}, keys).id).toBe(key.id);
    expect(verifyingKeys({}, keys).map(({ id }) => id)).toEqual([key.id]);
    expect(() => createKeyFiles(keys)).toThrow('registry.key already exists.');
  });

  test('the environment comes first; what may have signed are all that it names', async () => {
    const [own, old] = [createKeyFiles(join(folder, 'own')), createKeyFiles(join(folder, 'old'))];
    const named = { REGISTRY_KEY_FILE: own.privateKey, REGISTRY_PUBLIC_KEYS: old.publicKey };
    const key = signingKey(named, join(folder, 'none'));
    expect(verifyingKeys(named, join(folder, 'none')).map(({ id }) => id)).toEqual([
      key.id,
      signingKey({}, join(folder, 'old')).id,
    ]);
    const pem = await readFile(old.publicKey, 'utf8');
    expect(verifyingKeys({ REGISTRY_PUBLIC_KEYS: pem }, join(folder, 'none'))).toHaveLength(1);
    expect(() => signingKey({ REGISTRY_KEY_FILE: join(folder, 'gone') }, folder)).toThrow(
      'cannot be read (ENOENT)',
    );
  });

  test('a key that lies in the store, or would, signs nothing', async () => {
    const store = { folder: join(folder, 'store') };
    const sentence = `lies in ${store.folder}, which gateways read. Move it to a folder of its own.`;
    expect(() => createKeyFiles(join(store.folder, 'keys'), store)).toThrow(sentence);
    expect(() => signingKey({}, join(store.folder, 'keys'), store)).toThrow(sentence);
    const { privateKey } = createKeyFiles(join(store.folder, 'keys'));
    expect(() => signingKey({ REGISTRY_KEY_FILE: privateKey }, folder, store)).toThrow(sentence);
    await symlink(store.folder, join(folder, 'safe'));
    const linked = join(folder, 'safe/keys/registry.key');
    expect(() => signingKey({ REGISTRY_KEY_FILE: linked }, folder, store)).toThrow(sentence);
    expect(await said('remotes', 'key', join(store.folder, 'own'))).toMatch(
      `1: ${store.folder}/own/registry.key lies in`,
    );
    Object.assign(process.env, { REGISTRY_KEY: '', REGISTRY_KEY_FILE: privateKey });
    expect(await said('release', await built('1.0.0'))).toMatch(sentence);
    await expect(stat(join(store.folder, 'registry.json'))).rejects.toThrow('ENOENT');
  });

  test('looking at a site creates no key', async () => {
    expect(verifyingKeys({}, join(folder, 'none'))).toEqual([]);
    await expect(stat(join(folder, 'none'))).rejects.toThrow('ENOENT');
  });
});
