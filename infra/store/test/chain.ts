import { type BuildManifest, buildKey, type Registry, type RegistryEntry } from '@console/remote/registry';
import type { Delegation } from '../src/chain/delegation';
import { digestOf } from '../src/pins';
import type { Store } from '../src/Store';
import { type Changed, historyPath, type SignedRegistry, signRegistry } from '../src/signedRegistry';
import { createKeyPair, pemOf, readSigningKey, type SigningKey } from '../src/signing/keys';

/** A new key. */
export const newKey = (): SigningKey => readSigningKey(createKeyPair().privateKey, 'The key');

/** A build of a remote with one page, in the area that is called like it. */
export function builtAs(
  name: string,
  version = '1.0.0',
  changes: Partial<Pick<BuildManifest, 'name' | 'base' | 'container' | 'areas' | 'routes' | 'build'>> = {},
): BuildManifest {
  return {
    name,
    version,
    build: 'aaaa',
    base: `/remotes/${name}/${version}-aaaa/`,
    entry: 'remoteEntry.js',
    container: `rfid_${name}_${version.replaceAll('.', '')}`,
    federation: '2.9.2',
    contract: '^1.0.0',
    shared: {},
    owner: name,
    areas: [{ name, title: { en: name }, path: `/${name}` }],
    routes: [{ path: `/${name}`, page: 'Page', files: ['remoteEntry.js'], shares: [] }],
    integrity: { 'remoteEntry.js': 'sha256-AAAA' },
    ...changes,
  };
}

/** The entry of a remote that runs one build. */
export const entryOf = (build: BuildManifest, changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name: build.name,
  current: buildKey(build),
  builds: [build],
  earlier: [],
  ...changes,
});

/** The right to release a remote and its area. */
export const grant = (team: string, key: SigningKey, changes: Partial<Delegation> = {}): Delegation => ({
  team,
  key: pemOf(key.verifying),
  remotes: [team],
  areas: [team],
  ...changes,
});

/** A registry that was signed. */
export interface Signed extends SignedRegistry {
  readonly text: string;
}

/** Difference of a registry from the one that it follows. */
export interface Difference {
  /** Entries in place of those of the same remotes, and beside the others. */
  readonly entries?: readonly RegistryEntry[];
  readonly remotes?: readonly RegistryEntry[];
  readonly delegations?: readonly Delegation[] | undefined;
  readonly what?: Changed;
  readonly revision?: number;
  readonly previous?: string | null;
  /** Further properties of the registry. */
  readonly registry?: Partial<Registry>;
}

/** Signs a registry that follows another one. */
export function follow(before: Signed | undefined, by: SigningKey, next: Difference = {}): Signed {
  const { entries = [], what = { command: 'release', remote: entries[0]?.name ?? 'parcels' } } = next;
  const kept = (before?.registry.remotes ?? []).filter(({ name }) =>
    entries.every((one) => one.name !== name),
  );
  const remotes =
    next.remotes ?? [...kept, ...entries].sort((one, other) => (one.name < other.name ? -1 : 1));
  const delegations = 'delegations' in next ? next.delegations : before?.delegations;
  const content: SignedRegistry = {
    registry: {
      schema: 3,
      revision: next.revision ?? (before?.registry.revision ?? 0) + 1,
      remotes: [...remotes],
      ...next.registry,
    },
    change: { at: '2026-11-21T10:00:00.000Z', by: 'anna@example.org', reason: 'test', what },
    previous: next.previous === undefined ? (before ? digestOf(before.text) : null) : next.previous,
    ...(delegations && { delegations: [...delegations] }),
  };
  return { ...content, text: signRegistry(content, by) };
}

/** A history in memory that counts how often it is read. */
export interface KeptHistory extends Pick<Store, 'read'> {
  reads: number;
  keep(...registries: Signed[]): void;
  remove(revision: number): void;
}

/** Creates an empty history in memory that counts its reads. */
export function keptHistory(): KeptHistory {
  const files = new Map<string, string>();
  return {
    reads: 0,
    async read(path) {
      this.reads += 1;
      const text = files.get(path);
      return text === undefined ? undefined : { content: Buffer.from(text), tag: digestOf(text) };
    },
    keep(...registries) {
      for (const { registry, text } of registries) files.set(historyPath(registry.revision), text);
    },
    remove(revision) {
      files.delete(historyPath(revision));
    },
  };
}
