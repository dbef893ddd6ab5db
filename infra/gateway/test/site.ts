import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuildManifest, buildKey, type Registry } from '@console/remote/registry';
import { createKeyPair, readSigningKey, registryPath, signRegistry } from '@console/store';

const pin = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A script long enough that compressing it shows. */
const script = (name: string) => `/* ${name} */\n${`globalThis.loaded = '${name}';\n`.repeat(80)}`;

/** First script of the shell. */
export const mainScript = script('main');

/** Script for other pages. */
export const embedScript = script('embed');

/** Folder of the script for pages that pin it, named by its content. */
export const pinned = '0123456789abcdef';

/** Chunk of the list page. */
export const listScript = script('list');

/** A registered build of a remote that lists parcels. */
export function parcels(version: string, build: string): BuildManifest {
  return {
    name: 'parcels',
    version,
    build,
    base: `/remotes/parcels/${version}-${build}/`,
    entry: 'remoteEntry.js',
    container: `rfid_parcels_${build}`,
    federation: '2.9.2',
    contract: '^1.0.0',
    shared: { react: '^19.3.1' },
    owner: 'Parcels',
    areas: [{ name: 'parcels', title: { en: 'Parcels' }, path: '/parcels' }],
    routes: [
      {
        path: '/parcels',
        page: 'ParcelsPage',
        files: ['remoteEntry.js', 'list.js'],
        shares: ['@console/design/table'],
      },
      { path: '/parcels/new', page: 'ParcelForm', files: ['remoteEntry.js', 'form.js'], shares: [] },
      { path: '/parcels/:name', page: 'ParcelPage', files: ['remoteEntry.js', 'unpinned.js'], shares: [] },
    ],
    integrity: {
      'remoteEntry.js': pin(script('entry')),
      'list.js': pin(listScript),
      'form.js': pin(script('form')),
    },
  };
}

/** Registry in which these builds run for everybody. */
export const registryOf = (revision: number, ...remotes: BuildManifest[]): Registry => ({
  schema: 3,
  revision,
  remotes: remotes.map((build) => ({
    name: build.name,
    current: buildKey(build),
    builds: [build],
    earlier: [],
  })),
});

async function write(path: string, content: string, compressed = false): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (!compressed) return;
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content));
}

/** Puts a file in place at once, as a release does. */
export async function replaceFile(path: string, content: string): Promise<void> {
  await write(`${path}.new`, content);
  await rename(`${path}.new`, path);
}

/** A registry as a release writes it. */
export const signed = (registry: Registry, privateKey: string) =>
  signRegistry(
    {
      registry,
      change: {
        at: '2026-11-21T10:00:00.000Z',
        by: 'anna@example.org',
        reason: 'test',
        what: { command: 'release', remote: 'parcels' },
      },
      previous: null,
    },
    readSigningKey(privateKey, 'The key'),
  );

/** Shell and store a gateway serves from, in a temporary folder. */
export interface Site {
  readonly shellDir: string;
  readonly store: string;
  /** Public keys by which the registry is checked. */
  readonly registryKeys: readonly string[];
  /** The text of a registry as a release to this site writes it. */
  signed(registry: Registry): string;
  release(registry: Registry): Promise<void>;
  remove(): Promise<void>;
}

/** Facts in the `build.json` of a shell, beside its files. */
export const shellFacts = {
  kind: 'shell',
  version: '1.0.0',
  contract: '1.0.0',
  shared: { react: '19.3.1' },
  build: 'c0ffee00',
  federation: '2.9.2',
} as const;

/** Creates a shell and an empty store in a temporary folder. */
export async function createSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const shellDir = join(folder, 'shell');
  const store = join(folder, 'store');
  const file = (name: string) => ({ file: name, integrity: pin(script(name)) });
  await write(
    join(shellDir, 'build.json'),
    JSON.stringify({
      ...shellFacts,
      version: '1.2.3',
      indexes: { '/': '/parcels' },
      boot: file('boot.11111111.js'),
      entries: [file('main.22222222.js')],
      shares: { '@console/design/table': [file('table.33333333.js'), file('main.22222222.js')] },
    }),
  );
  await write(join(shellDir, 'assets/main.22222222.js'), mainScript, true);
  await write(join(shellDir, 'assets/plain.txt'), 'nothing beside it');
  await write(join(shellDir, 'embed/embed.js'), embedScript);
  await write(join(shellDir, `embed/${pinned}/embed.js`), embedScript, true);
  await write(join(store, 'remotes/parcels/1.0.0-aaaa/list.js'), listScript, true);
  const pair = createKeyPair();
  const release = (registry: Registry) =>
    replaceFile(join(store, registryPath), signed(registry, pair.privateKey));
  await release(registryOf(1, parcels('1.0.0', 'aaaa')));
  return {
    shellDir,
    store,
    registryKeys: [pair.publicKey],
    signed: (registry) => signed(registry, pair.privateKey),
    release,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
