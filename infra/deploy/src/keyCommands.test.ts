import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '@console/store';
import { builtRemote } from '../test/builtRemote';
import { area } from '../test/remotes';
import { said } from '../test/said';
import { createKeyFiles, type KeyFiles } from './keys';

/** Commands as those who run the site and teams give them, each with a key of its own. */
let folder: string;
let site: KeyFiles;
let parcels: KeyFiles;
let docks: KeyFiles;
const environment = process.env;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'team-keys-'));
  [site, parcels, docks] = ['site', 'parcels', 'docks'].map((name) => createKeyFiles(join(folder, name))) as [
    KeyFiles,
    KeyFiles,
    KeyFiles,
  ];
  process.env = { ...environment, STORE_DIR: join(folder, 'store'), REGISTRY_KEY: '' };
  by(site);
});

afterEach(async () => {
  process.env = environment;
  process.exitCode = 0;
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Whose key signs from now on; what is known of the site. */
function by({ privateKey }: KeyFiles, known: string = site.publicKey): void {
  process.env.REGISTRY_KEY_FILE = privateKey;
  process.env.REGISTRY_PUBLIC_KEYS = known;
}

const built = (name: string, version = '1.0.0', build: object = {}) =>
  builtRemote(folder, { name, version, build: { areas: [area(name)], ...build } });
const because = ['--reason', 'It hangs.', '--by', 'anna'];
const stored = async () =>
  Promise.all(
    (await folderStore(join(folder, 'store')).list('')).map(
      async ({ path }) => `${path} ${(await folderStore(join(folder, 'store')).read(path))?.tag}`,
    ),
  );
const add = (team: string, key: KeyFiles, ...words: string[]) =>
  said('remotes', 'keys', 'add', team, key.publicKey, '--remotes', team, ...words);

test('a team releases, rolls out, pins, takes back and goes back by its own key, and the history says so', async () => {
  expect(await said('release', await built('docks'))).toMatch(/^docks 1\.0\.0-\w+ is released/);
  expect(await said('remotes', 'keys')).toMatch(
    /^No team has a key of its own: only keys of the site release/,
  );
  expect(await add('parcels', parcels, '--by', 'anna')).toBe(
    'parcels may release parcels with the areas parcels, the registry is at revision 2.',
  );
  expect(await said('remotes', 'keys')).toMatch(
    /^Team +Key +Remotes +Areas\nparcels +[0-9a-f]{16} +parcels +parcels$/,
  );
  by(parcels);
  expect(await said('release', await built('parcels'), '--by', 'ben')).toMatch(
    /^parcels 1\.0\.0-\w+ is released/,
  );
  expect(await said('release', await built('parcels', '1.1.0'), '--percent', '10')).toMatch(
    /for 10 % of the users/,
  );
  expect(await said('remotes', 'rollout', 'parcels', 'done')).toMatch(/1\.1\.0-\w+ runs for everybody/);
  expect(await said('remotes', 'pin', 'parcels', 'alice', '1.0.0', '--any-user', ...because)).toMatch(
    /^alice is pinned/,
  );
  expect(await said('rollback', 'parcels', ...because)).toMatch(/^parcels 1\.0\.0-\w+ runs for everybody/);
  by(site);
  expect(await said('remotes', 'keys', 'confirm')).toBe(
    'The key of the site has signed what runs, the registry is at revision 8.',
  );
  const lines = (await said('remotes', 'history')).split('\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toMatch(/^8 .* confirmed by the key of the site {2}\(confirmed\)$/);
  expect(lines[5]).toMatch(/^3 .* ben \(key of parcels\) {2}parcels 1\.0\.0-\w+ released/);
  expect(lines[6]).toMatch(/^2 .* anna {2}parcels may release by a key of its own/);
});

describe('what a team may not', () => {
  beforeEach(async () => {
    await said('release', await built('docks'), await built('docks', '1.1.0'));
    await add('parcels', parcels);
    await add('docks', docks);
    by(parcels);
    await said('release', await built('parcels'));
  });

  test.each<[string, () => Promise<string[]>, string]>([
    [
      'replace the remote of another team',
      async () => ['release', await built('docks', '2.0.0')],
      'The key of parcels may not enter "release docks" in the history. It may release parcels, with the areas ' +
        'parcels; who holds the key of the site can change that ("remotes keys").',
    ],
    [
      'take a name that nobody has yet',
      async () => ['release', await built('readers')],
      'The key of parcels may not enter "release readers" in the history.',
    ],
    [
      'serve an area of another team',
      async () => ['release', await built('parcels', '2.0.0', { areas: [area('docks')] })],
      'The area docks is served by the remote docks, not by parcels.',
    ],
    [
      'serve an area that nobody serves yet',
      async () => ['release', await built('parcels', '2.0.0', { areas: [area('zones')] })],
      'The key of parcels may not serve the area zones.',
    ],
    [
      'serve an address below an area of another team',
      async () => [
        'release',
        await built('parcels', '2.0.0', {
          routes: [
            { path: '/docks/new', page: 'List', files: ['remoteEntry.js', 'pages/list.js'], shares: [] },
          ],
        }),
      ],
      'The key of parcels may not serve the address /docks/new.',
    ],
    [
      'roll another team back',
      async () => ['rollback', 'docks', '1.0.0', ...because],
      'The key of parcels may not enter "rollback docks" in the history.',
    ],
    [
      'pin a user to a build of another team',
      async () => ['remotes', 'pin', 'docks', 'alice', '1.0.0', '--any-user', ...because],
      'The key of parcels may not enter "pin docks" in the history.',
    ],
    [
      'give itself a right',
      async () => ['remotes', 'keys', 'add', 'more', docks.publicKey, '--remotes', 'zones'],
      'That is the key of docks already.',
    ],
    [
      'take the right of another team',
      async () => ['remotes', 'keys', 'withdraw', 'docks', ...because],
      'The key of parcels may not change who may release.',
    ],
    [
      'put a key in the place of that of another team',
      async () => ['remotes', 'keys', 'replace', 'docks', createKeyFiles(join(folder, 'third')).publicKey],
      'The key of parcels may not change who may release.',
    ],
    [
      'confirm what it signed',
      async () => ['remotes', 'keys', 'confirm'],
      'The key of parcels may not enter "confirm" in the history.',
    ],
  ])('%s: nothing is written then, and what to do is said', async (_, words, sentence) => {
    const given = await words();
    const before = await stored();
    expect(await said(...given)).toContain(sentence);
    expect(process.exitCode).toBe(1);
    expect(await stored()).toEqual(before);
  });
});

describe('a key that was withdrawn, exchanged, or never added', () => {
  beforeEach(async () => {
    await said('release', await built('docks'));
    await add('parcels', parcels);
    by(parcels);
    await said('release', await built('parcels'));
    by(site);
  });

  const sentence =
    /^1: The key [0-9a-f]{16} may not release into .* for a right \("remotes keys add"\); if it is a key/;

  async function refused(key: KeyFiles, version: string, words = sentence) {
    by(key);
    const dist = await built('parcels', version);
    const before = await stored();
    expect(await said('release', dist)).toMatch(words);
    expect(await stored()).toEqual(before);
  }

  test('withdrawn: releases nothing more, what it released runs, and may be given back', async () => {
    expect(await said('remotes', 'keys', 'withdraw', 'parcels', ...because)).toBe(
      'parcels may not release any more, the registry is at revision 4; what runs stays.\n' +
        'If it can still write into the store, take that away, and set REGISTRY_SINCE=4 for gateways.',
    );
    expect(await said('remotes')).toMatch(/^parcels +1\.0\.0-\w+ +current/m);
    await refused(parcels, '1.1.0');
    by(site);
    await add('parcels', parcels);
    by(parcels);
    expect(await said('release', await built('parcels', '1.1.0'))).toMatch(/is released/);
  });

  test('exchanged: the next one goes on, the one before signs nothing', async () => {
    const next = createKeyFiles(join(folder, 'next'));
    expect(await said('remotes', 'keys', 'replace', 'parcels', next.publicKey)).toMatch(
      /^parcels releases by its new key, .* the one before signs nothing more\.$/,
    );
    await refused(parcels, '1.1.0');
    by(next);
    expect(await said('release', await built('parcels', '1.1.0'))).toMatch(/is released/);
  });

  test('never added: is told what to do', async () => {
    await refused(docks, '1.1.0');
  });

  test('of a team that does not say whose site it is: is told what to name', async () => {
    by(parcels, '');
    expect(await said('release', await built('parcels', '1.1.0'))).toMatch(
      /^1: The registry is not signed by a known key\..* Name the key of the site in REGISTRY_PUBLIC_KEYS/,
    );
  });

  test('of the site: goes on without naming itself, and may be exchanged while teams have keys', async () => {
    by(site, '');
    expect(await said('release', await built('docks', '1.1.0'))).toMatch(/is released/);
    const next = createKeyFiles(join(folder, 'next'));
    await refused(next, '1.1.0');
    by(next, `${site.publicKey} ${next.publicKey}`);
    expect(await said('remotes', 'keys', 'confirm')).toMatch(/^The key of the site has signed what runs/);
    by(parcels, next.publicKey);
    expect(await said('release', await built('parcels', '1.1.0'))).toMatch(/is released/);
  });
});

test.each<[string, () => string[], string]>([
  ['without remotes', () => ['add', 'gates', docks.publicKey], 'Say with --remotes what the key may release'],
  [
    'for a team that has a key',
    () => ['add', 'parcels', docks.publicKey, '--remotes', 'x'],
    'parcels has a key already.',
  ],
  [
    'that another team has',
    () => ['add', 'gates', parcels.publicKey, '--remotes', 'x'],
    'That is the key of parcels',
  ],
  [
    'that is one of the site',
    () => ['add', 'gates', site.publicKey, '--remotes', 'x'],
    'is a key of the site.',
  ],
  ['that is private', () => ['add', 'gates', docks.privateKey, '--remotes', 'x'], 'is a private key'],
  [
    'that is not there',
    () => ['add', 'gates', join(folder, 'none'), '--remotes', 'x'],
    'cannot be read (ENOENT)',
  ],
  [
    'for a remote of another team',
    () => ['add', 'gates', docks.publicKey, '--remotes', 'parcels'],
    'The remote parcels is released by parcels.',
  ],
  [
    'for an area of another team',
    () => ['add', 'gates', docks.publicKey, '--remotes', 'gates', '--areas', 'gates,parcels'],
    'The area parcels belongs to parcels.',
  ],
  [
    'for what is no name',
    () => ['add', 'gates', docks.publicKey, '--remotes', '../x'],
    "'../x' is not the name of a remote.",
  ],
  [
    'in the place of one that is not there',
    () => ['replace', 'gates', docks.publicKey],
    'No team gates has a key; there is parcels.',
  ],
  [
    'in the place of itself',
    () => ['replace', 'parcels', parcels.publicKey],
    'That is the key of parcels already.',
  ],
])('a key %s is refused in words', async (_, words, sentence) => {
  await add('parcels', parcels);
  const before = await stored();
  expect(await said('remotes', 'keys', ...words())).toContain(sentence);
  expect(process.exitCode).toBe(1);
  expect(await stored()).toEqual(before);
});

test('a right follows the areas that a remote serves, where none are said', async () => {
  await said('release', await built('docks', '1.0.0', { areas: [area('docks'), area('gates')] }));
  expect(await add('docks', docks)).toMatch(/^docks may release docks with the areas docks, gates,/);
});
