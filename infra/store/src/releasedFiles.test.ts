import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildManifest, buildKey, type PreviousBuild, type Registry } from '@console/remote/registry';
import type { Delegation } from './chain/delegation';
import { registryReader } from './chain/registryReader';
import { makeDelta } from './delta';
import { folderStore } from './folderStore';
import { digestOf, recordOf } from './pins';
import { encodedSuffixes, type ReleasedFiles, releasedFiles } from './releasedFiles';
import { type Store, StoreError } from './Store';
import { historyPath, signRegistry } from './signedRegistry';
import { createKeyPair, pemOf, readSigningKey, type SigningKey } from './signing/keys';

const pin = (text: string, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const entry = 'globalThis.entry = 1;';
const german = 'globalThis.german = 1;';
const licences = 'MIT';
const languages = JSON.stringify({ texts: {}, files: { 'language-de.js': pin(german) } });

const built = (version: string): BuildManifest => ({
  name: 'readers',
  version,
  build: 'aaaa',
  base: `/remotes/readers/${version}-aaaa/`,
  entry: 'remoteEntry.js',
  container: 'rfid_readers',
  federation: '2.9.2',
  contract: '^1.0.0',
  shared: {},
  owner: 'Readers team',
  areas: [],
  routes: [],
  languages: 'texts/languages.json',
  integrity: { 'remoteEntry.js': pin(entry, 'sha384'), 'texts/languages.json': pin(languages) },
  documents: { 'licenses.txt': pin(licences) },
});

const earlier = (build: BuildManifest): PreviousBuild => {
  const { version, base, federation, contract, shared } = build;
  return {
    version,
    build: build.build,
    base,
    federation,
    contract,
    shared,
    record: digestOf(recordOf(build)),
  };
};

const registryOf = (revision: number, runs: BuildManifest, ran: readonly BuildManifest[] = []): Registry => ({
  schema: 3,
  revision,
  remotes: [{ name: 'readers', current: buildKey(runs), builds: [runs], earlier: ran.map(earlier) }],
});

const change = {
  at: '2026-11-21T10:00:00.000Z',
  by: 'anna@example.org',
  reason: 'test',
  what: { command: 'release', remote: 'readers' },
} as const;

let folder: string;
let store: Store;
let key: SigningKey;
let current: Registry;
let envelope: string | undefined;

/** Puts a build where a release would. */
async function put(build: BuildManifest, files: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = {
    'remoteEntry.js': entry,
    'texts/languages.json': languages,
    'texts/language-de.js': german,
    'licenses.txt': licences,
    'registered.json': recordOf(build),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) await store.write(build.base.slice(1) + file, text);
}

/** Keeps a registry in the history, as the next one of the chain. */
async function keep(registry: Registry, by = key, delegations?: Delegation[]): Promise<void> {
  const previous = envelope === undefined ? null : digestOf(envelope);
  envelope = signRegistry({ registry, change, previous, ...(delegations && { delegations }) }, by);
  await store.write(historyPath(registry.revision), envelope);
}

/** The released files, as who knows that `current` holds reads them: it is signed here where nobody has kept it. */
function files(): ReleasedFiles {
  const read = registryReader(store, [key.verifying]);
  const held = new Map<number, ReturnType<typeof read>>();
  return releasedFiles(store, read, async () => {
    const { revision } = current;
    const kept = held.get(revision);
    if (kept) return kept;
    const text = (await store.read(historyPath(revision)))?.content.toString();
    const proven = read(text ?? signRegistry({ registry: current, change, previous: null }, key));
    held.set(revision, proven);
    return proven;
  });
}
const pathOf = ({ base }: BuildManifest, file: string) => base.slice(1) + file;
const textOf = async (released: ReleasedFiles, path: string) =>
  (await released.read(path))?.content.toString();

const [first, second, third] = ['1.0.0', '1.1.0', '1.2.0'].map(built) as [
  BuildManifest,
  BuildManifest,
  BuildManifest,
];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'released-'));
  store = folderStore(folder);
  key = readSigningKey(createKeyPair().privateKey, 'The key');
  current = registryOf(1, first);
  envelope = undefined;
  await put(first);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('every file of a build is read by what was signed: scripts, texts, documents, its record', async () => {
  const released = files();
  for (const [file, text] of [
    ['remoteEntry.js', entry],
    ['texts/languages.json', languages],
    ['texts/language-de.js', german],
    ['licenses.txt', licences],
    ['registered.json', recordOf(first)],
  ] as const)
    expect(await textOf(released, pathOf(first, file))).toBe(text);
});

test.each([
  'build.json',
  'added.js',
  'language-de.js',
  '../1.0.0-aaaa/remoteEntry.js',
  'remoteEntry.js.br',
  '',
])('%j is no released file, whatever lies there', async (file) => {
  await put(first, { 'build.json': '{}', 'added.js': '1', 'language-de.js': '1', 'remoteEntry.js.br': '1' });
  expect(await files().has(pathOf(first, file))).toBe(false);
  expect(await files().read(pathOf(first, file))).toBeUndefined();
});

const packed = [
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const;

test.each(packed)('a copy in %s is the file it unfolds to, or altered', async (encoding, pack) => {
  const copy = pathOf(first, `remoteEntry.js${encodedSuffixes[encoding]}`);
  const path = pathOf(first, 'remoteEntry.js');
  expect(await files().read(path, encoding)).toBeUndefined();
  await store.write(copy, pack(entry));
  expect((await files().read(path, encoding))?.content).toEqual(pack(entry));
  for (const content of [pack('globalThis.evil = 1;'), Buffer.from('not packed')]) {
    await store.write(copy, content);
    await expect(files().read(path, encoding)).rejects.toThrow(`${copy} is not the file that was released.`);
  }
});

test.each(packed)('a large file is read in %s', async (encoding, pack) => {
  const large = `globalThis.large = '${'large '.repeat(50_000)}';`;
  const build = { ...second, integrity: { ...second.integrity, 'remoteEntry.js': pin(large, 'sha384') } };
  await put(build, { 'remoteEntry.js': large });
  current = registryOf(2, build);
  await store.write(pathOf(build, `remoteEntry.js${encodedSuffixes[encoding]}`), pack(large));
  expect((await files().read(pathOf(build, 'remoteEntry.js'), encoding))?.content).toEqual(pack(large));
});

describe('a delta', () => {
  const changed = `${entry}globalThis.changed = 1;`;
  const next = {
    ...second,
    integrity: { ...second.integrity, 'remoteEntry.js': pin(changed, 'sha384') },
  };
  const path = pathOf(next, 'remoteEntry.js');
  const delta = (text: string, dictionary = entry) =>
    makeDelta(Buffer.from(text), Buffer.from(dictionary), 3);

  beforeEach(async () => {
    await put(next, { 'remoteEntry.js': changed });
    current = registryOf(2, next, [first]);
  });

  test('is read when it makes the file that was signed of one in another build of the remote', async () => {
    expect(await files().read(path, 'dcz')).toBeUndefined();
    const content = await delta(changed);
    await store.write(`${path}.dcz`, content);
    expect((await files().read(path, 'dcz'))?.content).toEqual(content);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['makes another file', () => delta('globalThis.evil = 1;')],
    ['is damaged', async () => Buffer.concat([(await delta(changed)).subarray(0, 40), Buffer.from('?')])],
  ])('that %s is altered', async (_, made) => {
    await store.write(`${path}.dcz`, await made());
    await expect(files().read(path, 'dcz')).rejects.toThrow(`${path}.dcz is not the file that was released.`);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['is made against what nobody signed', () => delta(changed, 'globalThis.other = 1;')],
    ['is made against a file of another name', () => delta(changed, german)],
    ['is none', async () => Buffer.from(changed)],
  ])('that %s is as if it were not there', async (_, made) => {
    await store.write(`${path}.dcz`, await made());
    expect(await files().read(path, 'dcz')).toBeUndefined();
  });

  test('is as if it were not there when it is made against a file of another remote', async () => {
    const other = 'globalThis.entry = "of another remote";';
    const jobs: BuildManifest = {
      ...first,
      name: 'jobs',
      base: '/remotes/jobs/1.0.0-aaaa/',
      integrity: { ...first.integrity, 'remoteEntry.js': pin(other, 'sha384') },
    };
    await put(jobs, { 'remoteEntry.js': other });
    current = {
      ...current,
      remotes: [...current.remotes, { name: 'jobs', current: buildKey(jobs), builds: [jobs], earlier: [] }],
    };
    expect(await textOf(files(), pathOf(jobs, 'remoteEntry.js'))).toBe(other);
    await store.write(`${path}.dcz`, await delta(changed, other));
    expect(await files().read(path, 'dcz')).toBeUndefined();
  });

  test('is as if it were not there when the build that it is made against is gone', async () => {
    await store.write(`${path}.dcz`, await delta(changed));
    await store.remove(pathOf(first, 'registered.json'));
    expect(await files().read(path, 'dcz')).toBeUndefined();
    current = registryOf(2, next);
    await put(first);
    expect(await files().read(path, 'dcz')).toBeUndefined();
  });
});

test('a file of other bytes is altered, and so are texts under an altered list', async () => {
  await put(first, { 'remoteEntry.js': 'evil', 'texts/languages.json': languages.replace('{}', '{ }') });
  await expect(files().read(pathOf(first, 'remoteEntry.js'))).rejects.toThrow(
    'is not the file that was released',
  );
  await expect(files().has(pathOf(first, 'texts/language-de.js'))).rejects.toThrow('languages.json');
  await expect(files().read(pathOf(first, 'remoteEntry.js'))).rejects.toMatchObject({
    name: 'AlteredError',
    path: pathOf(first, 'texts/languages.json'),
  });
});

test('what a store refuses to read is altered; a store that cannot be used is told as it is', async () => {
  const path = pathOf(first, 'remoteEntry.js');
  const refuse = (code: StoreError['code'], refused: string) => {
    store = {
      ...folderStore(folder),
      read: async (file) => {
        if (file === refused) throw new StoreError(code, 'It says why.');
        return folderStore(folder).read(file);
      },
    };
  };
  refuse('unusable', path);
  await expect(files().read(path)).rejects.toMatchObject({ name: 'AlteredError', path });
  refuse('unreachable', path);
  await expect(files().read(path)).rejects.toMatchObject({ name: 'StoreError', message: 'It says why.' });
  await put(second);
  refuse('unreachable', historyPath(2));
  await expect(files().has(pathOf(second, 'remoteEntry.js'))).rejects.toMatchObject({ name: 'StoreError' });
});

test('a registry of the history proves nothing in the place of another revision', async () => {
  await keep(registryOf(1, first));
  await keep(registryOf(3, second));
  await put(second);
  await store.write(historyPath(2), envelope ?? '');
  expect(await files().has(pathOf(second, 'remoteEntry.js'))).toBe(false);
});

describe('of what is read', () => {
  let reads: string[];

  beforeEach(async () => {
    const { read, ...others } = folderStore(folder);
    reads = [];
    store = {
      ...others,
      read: (file) => {
        reads.push(file);
        return read(file);
      },
    };
    await keep(registryOf(1, first));
    await keep(registryOf(2, second));
    await keep(registryOf(3, third));
    current = registryOf(3, third);
    await put(second);
    await put(third);
  });

  const readBy = async (what: () => Promise<unknown>) => {
    reads = [];
    await what();
    return reads.map((path) => path.replace(/^remotes\/readers\//, '')).sort();
  };

  test('nothing is read twice but the file that is asked for', async () => {
    const released = files();
    await released.has(pathOf(third, 'remoteEntry.js'));
    expect(await readBy(() => released.has(pathOf(third, 'licenses.txt')))).toEqual([]);
    expect(await readBy(() => released.read(pathOf(third, 'remoteEntry.js')))).toEqual([
      '1.2.0-aaaa/remoteEntry.js',
    ]);
  });

  test('the history is read once, also when two ask at once, and not for a guessed name', async () => {
    const released = files();
    await released.has(pathOf(third, 'remoteEntry.js'));
    expect(await readBy(() => released.has('remotes/readers/9.9.9-aaaa/remoteEntry.js'))).toEqual([
      '9.9.9-aaaa/registered.json',
    ]);
    const asked = await readBy(() =>
      Promise.all([
        released.has(pathOf(first, 'remoteEntry.js')),
        released.has(pathOf(second, 'remoteEntry.js')),
      ]),
    );
    const history = (from: readonly string[]) => from.filter((path) => path.startsWith('history/'));
    expect(history(asked)).toEqual([1, 2, 3, 4].map(historyPath));
    await put(built('0.9.0'));
    const again = await readBy(() => released.has(pathOf(built('0.9.0'), 'remoteEntry.js')));
    expect(history(again)).toEqual([3, 4].map(historyPath));
  });
});

test('a build that ran before is proven by its record, and by no other', async () => {
  await put(second);
  current = registryOf(2, second, [first]);
  expect(await textOf(files(), pathOf(first, 'remoteEntry.js'))).toBe(entry);
  await put(first, { 'registered.json': recordOf({ ...first, owner: 'Strangers' }) });
  await expect(files().has(pathOf(first, 'remoteEntry.js'))).rejects.toThrow('registered.json');
});

test('a build that sessions may run still is found in the history', async () => {
  await keep(registryOf(1, first));
  await keep(registryOf(2, second));
  await keep(registryOf(3, third));
  current = registryOf(3, third);
  expect(await textOf(files(), pathOf(first, 'remoteEntry.js'))).toBe(entry);
});

test('a build that others have released just now is found before the registry leads to it', async () => {
  await keep(registryOf(1, first));
  const released = files();
  await put(second);
  expect(await released.has(pathOf(second, 'remoteEntry.js'))).toBe(false);
  await keep(registryOf(2, second));
  expect(await textOf(released, pathOf(second, 'remoteEntry.js'))).toBe(entry);
});

test.each<[string, () => Promise<void>]>([
  ['is missing', () => store.remove(historyPath(2))],
  [
    'is another than the one that was there',
    async () => {
      envelope = undefined;
      await keep(registryOf(2, second));
    },
  ],
  ['a stranger signed', () => keep(registryOf(2, second), readSigningKey(createKeyPair().privateKey, 'A'))],
])('nothing is proven by what lies behind a registry that %s', async (_, damage) => {
  await keep(registryOf(1, first));
  await keep(registryOf(2, second));
  await keep(registryOf(3, third));
  await damage();
  current = registryOf(3, third);
  expect(await files().has(pathOf(first, 'remoteEntry.js'))).toBe(false);
});

test('what a key signed that is not known any more proves nothing, but what is named still does', async () => {
  const old = key;
  await keep(registryOf(1, first), old);
  await keep(registryOf(2, second, [first]), old);
  await put(second);
  key = readSigningKey(createKeyPair().privateKey, 'The next key');
  current = registryOf(3, third, [second]);
  await keep(current);
  const released = files();
  expect(await textOf(released, pathOf(second, 'remoteEntry.js'))).toBe(entry);
  expect(await released.has(pathOf(first, 'remoteEntry.js'))).toBe(false);
});

describe('builds that a team released by its key', () => {
  let team: SigningKey;
  const grants = () => [{ team: 'Readers', key: pemOf(team.verifying), remotes: ['readers'], areas: [] }];

  beforeEach(async () => {
    team = readSigningKey(createKeyPair().privateKey, 'The key of a team');
    await keep(registryOf(1, first), key, grants());
    await keep(registryOf(2, second, [first]), team, grants());
    await put(second);
    await put(third);
  });

  test('are served on once the key is withdrawn, also those that only the history names', async () => {
    await keep(registryOf(3, third), key, []);
    current = registryOf(3, third);
    expect(await textOf(files(), pathOf(second, 'remoteEntry.js'))).toBe(entry);
  });

  test('are not there when they were signed after the key was withdrawn', async () => {
    await keep(registryOf(3, second, [first]), key, []);
    current = registryOf(3, second, [first]);
    await keep(registryOf(4, third, [second, first]), team, grants());
    expect(await files().has(pathOf(third, 'remoteEntry.js'))).toBe(false);
  });

  test('are not there when they go on from before it was withdrawn, in a history that was written over', async () => {
    const granting = envelope;
    await keep(registryOf(3, second, [first]), key, []);
    current = registryOf(3, second, [first]);
    const released = files();
    expect(await released.has(pathOf(second, 'remoteEntry.js'))).toBe(true);
    envelope = granting;
    await keep(registryOf(3, second, [first]), team, grants());
    await keep(registryOf(4, third, [second, first]), team, grants());
    expect(await released.has(pathOf(third, 'remoteEntry.js'))).toBe(false);
  });
});

test('a build released before documents were signed is served without them', async () => {
  const { documents: _documents, ...before } = first;
  current = registryOf(1, before as BuildManifest);
  expect(await files().has(pathOf(first, 'licenses.txt'))).toBe(false);
  expect(await textOf(files(), pathOf(first, 'remoteEntry.js'))).toBe(entry);
});

test('a build whose list of texts arrives late has its texts then', async () => {
  const released = files();
  await store.remove(pathOf(first, 'texts/languages.json'));
  expect(await released.has(pathOf(first, 'texts/language-de.js'))).toBe(false);
  await put(first);
  expect(await textOf(released, pathOf(first, 'texts/language-de.js'))).toBe(german);
});
