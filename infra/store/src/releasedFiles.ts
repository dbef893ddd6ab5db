import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  type BuildLanguages,
  type BuildManifest,
  buildLanguagesSchema,
  buildManifestSchema,
  manifestFile,
  type Registry,
} from '@console/remote/registry';
import type { ProvenRegistry, RegistryReader } from './chain/registryReader';
import { applyDelta, dictionaryDigest, dictionaryOf, hasDeltas, nameInBuilds } from './delta';
import { jsonReader, UnreadableError } from './jsonReader';
import { digestOf, isPinned, recordOf } from './pins';
import { type Store, type StoredFile, StoreError } from './Store';
import { historyPath } from './signedRegistry';

/** Ends of the names of a file's copies in a store, by the encoding that they are in. */
export const encodedSuffixes = { dcz: '.dcz', br: '.br', gzip: '.gz', identity: '' } as const;
/** Encoding of a file in a store: as a delta against the file of the build before, compressed, or as it is. */
export type StoredEncoding = keyof typeof encodedSuffixes;

/** Bytes that a compressed copy may unfold to at the most. */
const mostUnpacked = 64 * 1024 * 1024;

const [unpackBrotli, unpackGzip] = [promisify(brotliDecompress), promisify(gunzip)];
const unpacked: Readonly<Record<StoredEncoding, (content: Buffer, dictionary: Buffer) => Promise<Buffer>>> = {
  dcz: (content, dictionary) => applyDelta(content, dictionary, mostUnpacked),
  br: (content) => unpackBrotli(content, { maxOutputLength: mostUnpacked }),
  gzip: (content) => unpackGzip(content, { maxOutputLength: mostUnpacked }),
  identity: async (content) => content,
};

const noDictionary = Buffer.alloc(0);

/** Folder of a build in a store, and a file in it. */
const inBuild = /^(remotes\/[^/]+\/[^/]+\/)(.+)$/;

/** Thrown for a file that lies in a store under the name of a released one, and is another. */
export class AlteredError extends Error {
  override readonly name = 'AlteredError';

  constructor(
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(`${path} is not the file that was released.`, options);
  }
}

/** The files of released builds, as far as a signed registry proves them. */
export interface ReleasedFiles {
  /** True for a file that a registry of the signed history names. */
  has(path: string): Promise<boolean>;
  /**
   * Reads a file that {@link has}, and holds it against the digest that was signed.
   * @returns undefined where it does not lie there; for a delta also where its dictionary, the file of the same name in
   *   another build of the remote, is not proven
   * @throws AlteredError for one of another content, or one that is no regular file of the store
   */
  read(path: string, encoding?: StoredEncoding): Promise<StoredFile | undefined>;
}

const readRecord = jsonReader<BuildManifest>('The record of a build', buildManifestSchema);
const readLanguages = jsonReader<BuildLanguages>('The file of languages', {
  $id: 'build-languages',
  ...buildLanguagesSchema,
});

/** Pins of what lies beside a build for people: its bill of materials and licences. */
const documentsOf = ({ documents }: BuildManifest) =>
  Object.entries((documents ?? {}) as Readonly<Record<string, string>>);

/** Signed form of a build: all of it, or the digest of its record. */
type SignedBuild = BuildManifest | string;

/** The builds that a registry names of remotes, by their folder. */
const buildsOf = (remotes: Registry['remotes']): readonly (readonly [string, SignedBuild])[] =>
  remotes.flatMap(({ builds, earlier }) => [
    ...builds.map((build) => [build.base, build] as const),
    ...earlier.map(({ base, record }) => [base, record] as const),
  ]);

/**
 * Finds what was signed of builds: in the registry that holds, and for builds that it does not name any more, which
 * sessions may run still, in the signed history.
 */
function signedBuilds(store: Store, read: RegistryReader, current: () => Promise<ProvenRegistry>) {
  const known = new Map<string, SignedBuild>();
  const walked = new Set<string>();
  let learnt: ProvenRegistry | undefined;
  let walking: Promise<void> | undefined;

  function learn(registry: Registry): void {
    for (const [base, build] of buildsOf(registry.remotes)) if (!known.has(base)) known.set(base, build);
  }

  async function kept(revision: number, last?: ProvenRegistry) {
    const file = await store.read(historyPath(revision));
    if (!file) return undefined;
    try {
      const signed = await read(file.content.toString(), last);
      return signed.registry.revision === revision ? signed : undefined;
    } catch (error) {
      if (error instanceof UnreadableError) return undefined;
      throw error;
    }
  }

  /** Goes through the history: first to what others released just now, then back as far as the chain is whole. */
  async function walk(from: ProvenRegistry): Promise<void> {
    let newest = from;
    for (
      let next: ProvenRegistry | undefined = from;
      next;
      next = await kept(newest.registry.revision + 1, newest)
    ) {
      learn(next.registry);
      newest = next;
    }
    const passed: string[] = [];
    let expected: string | null = newest.digest;
    for (let { revision } = newest.registry; expected !== null; revision -= 1) {
      const found = await kept(revision);
      if (found?.digest !== expected || walked.has(found.digest)) break;
      learn(found.registry);
      passed.push(found.digest);
      expected = found.previous;
    }
    for (const digest of passed) walked.add(digest);
  }

  return async (base: string): Promise<SignedBuild | undefined> => {
    if (known.has(base)) return known.get(base);
    const holding = await current();
    if (holding !== learnt) {
      learn(holding.registry);
      learnt = holding;
    }
    // Who only guesses names does not have the history read.
    if (known.has(base) || !(await store.read(base.slice(1) + manifestFile))) return known.get(base);
    walking ??= walk(holding).finally(() => {
      walking = undefined;
    });
    await walking;
    return known.get(base);
  };
}

/**
 * Reads files of a store as releases put them there: those that a signed registry names, by the digests that were
 * signed with it. Whatever else lies there is as if it did not.
 * @param read proves the registries of the history
 * @param current the registry that holds
 */
export function releasedFiles(
  store: Store,
  read: RegistryReader,
  current: () => Promise<ProvenRegistry>,
): ReleasedFiles {
  const find = signedBuilds(store, read, current);
  const found = new Map<string, ReadonlyMap<string, string>>();

  async function readPinned(path: string, pin: string, encoding: StoredEncoding = 'identity') {
    const stored = path + encodedSuffixes[encoding];
    const file = await store.read(stored).catch((cause: unknown) => {
      if (cause instanceof StoreError && cause.code === 'unusable') throw new AlteredError(stored, { cause });
      throw cause;
    });
    if (!file) return undefined;
    const dictionary = encoding === 'dcz' ? await findDictionary(path, file.content) : noDictionary;
    if (!dictionary) return undefined;
    const content = await unpacked[encoding](file.content, dictionary).catch(() => undefined);
    if (!content || !isPinned(content, pin)) throw new AlteredError(stored);
    return file;
  }

  /** Finds the file that a delta is made against among those of the same name in other builds of the remote. */
  async function findDictionary(path: string, delta: Buffer): Promise<Buffer | undefined> {
    const digest = dictionaryOf(delta);
    const [, base = '', file = ''] = inBuild.exec(path) ?? [];
    const { remotes } = (await current()).registry;
    const others = buildsOf(remotes.filter(({ name }) => base.startsWith(`remotes/${name}/`)));
    for (const [other] of digest && hasDeltas(file) ? others : [])
      for (const [name, pin] of (await pinsOf(other)) ?? []) {
        if (nameInBuilds(name) !== nameInBuilds(file)) continue;
        const content = (await readPinned(other.slice(1) + name, pin))?.content;
        if (content && dictionaryDigest(content) === digest) return content;
      }
    return undefined;
  }

  async function manifestOf(base: string, signed: SignedBuild): Promise<BuildManifest | undefined> {
    if (typeof signed !== 'string') return signed;
    const file = await readPinned(base.slice(1) + manifestFile, signed);
    return file && readRecord(file.content.toString());
  }

  /** The pins of all files of a build, by their path below its folder; undefined for a build that is not proven. */
  async function pinsOf(base: string): Promise<ReadonlyMap<string, string> | undefined> {
    const present = found.get(base);
    if (present) return present;
    const signed = await find(base);
    const manifest = signed && (await manifestOf(base, signed));
    if (!manifest) return undefined;
    const record = typeof signed === 'string' ? signed : digestOf(recordOf(manifest));
    const pins = new Map([
      ...documentsOf(manifest),
      ...Object.entries(manifest.integrity),
      [manifestFile, record],
    ]);
    const { languages } = manifest;
    const pin = languages && pins.get(languages);
    if (pin) {
      const file = await readPinned(base.slice(1) + languages, pin);
      // What is not there yet, or not any more, is looked for again.
      if (!file) return pins;
      const folder = languages.slice(0, languages.lastIndexOf('/') + 1);
      for (const [name, own] of Object.entries(readLanguages(file.content.toString()).files))
        pins.set(folder + name, own);
    }
    found.set(base, pins);
    return pins;
  }

  async function pinOf(path: string): Promise<string | undefined> {
    const [, base, file] = inBuild.exec(path) ?? [];
    return base && file ? (await pinsOf(`/${base}`))?.get(file) : undefined;
  }

  return {
    has: async (path) => (await pinOf(path)) !== undefined,
    async read(path, encoding) {
      const pin = await pinOf(path);
      return pin === undefined ? undefined : readPinned(path, pin, encoding);
    },
  };
}
