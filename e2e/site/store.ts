import type { Dirent } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readRegistry, toRead } from '@console/deploy';
import { type BuildManifest, type Registry, resolveRegistry } from '@console/remote/registry';
import {
  type Store as FileStore,
  folderStore,
  type ListedFile,
  registryPath,
  signRegistry,
} from '@console/store';
import { served, shellFolder } from './builds';
import { siteKey, toRelease } from './signature';

/** Undoes a damage. */
export type Mend = () => Promise<void>;

/** A separate store of remotes, which a test may damage. */
export interface Store {
  readonly folder: string;
  /** Files to serve from: the folder, and the released builds that were not changed in it. */
  readonly served: FileStore;
  registry(): Promise<Registry>;
  /** The entry of the registry for a remote. */
  remote(name: string): Promise<BuildManifest>;
  /** Replaces the registry. */
  register(registry: Registry): Promise<void>;
  /** Changes the bytes of a file, compressed copies included. */
  alter(path: string, change: (content: Buffer) => Buffer): Promise<Mend>;
  /** Puts a file where none is. */
  add(path: string, text: string): Promise<void>;
  /** Takes a file away. */
  remove(path: string): Promise<Mend>;
  /** Has builds of its own before something writes into them. */
  separate(): Promise<void>;
  discard(): Promise<void>;
}

const copies = ['', '.br', '.gz', '.dcz'];

/** Fills a new folder with links to the files of another one, on the same disk; nothing writes into files of builds. */
async function linkFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const placeOf = (entry: Dirent) => join(to, relative(from, join(entry.parentPath, entry.name)));
  await mkdir(to, { recursive: true });
  for (const entry of entries.filter((each) => each.isDirectory()))
    await mkdir(placeOf(entry), { recursive: true });
  const files = entries.filter((each) => each.isFile());
  await Promise.all(files.map((entry) => link(join(entry.parentPath, entry.name), placeOf(entry))));
}

/** Files of the shell that gateways share, as they were released: they stay the same as long as this process runs. */
let sharedFiles: Promise<ListedFile[]> | undefined;

/**
 * Copies the released store: the registry and the builds that it names. A build is read from the released one until
 * something is to be changed in it, since most tests only look at builds, and each has hundreds of files. So is what
 * gateways share of the shell, where the gateway of this copy finds it.
 */
export async function copyStore(): Promise<Store> {
  await mkdir(served.copies, { recursive: true });
  const folder = await mkdtemp(join(served.copies, 'store-'));
  const registry = () => readRegistry(toRead(toRelease(folder)));
  const own = new Map<string, Promise<void>>();

  await cp(join(served.store, registryPath), join(folder, registryPath));
  const bases = resolveRegistry(await registry()).remotes.map(({ base }) => base.replace(/^\/|\/$/g, ''));
  const shared = new Set(bases);
  const [files, released] = [folderStore(folder), folderStore(served.store)];
  const holderOf = (path: string) => (shared.has(path.split('/').slice(0, 3).join('/')) ? released : files);
  const isOfShell = (path: string) => path.startsWith(`${shellFolder}/`);

  async function separateBuild(base: string): Promise<void> {
    await linkFolder(join(served.store, base), join(folder, base));
    shared.delete(base);
  }
  /** Makes the build in which a path lies one of this copy alone. */
  async function separateAt(path: string): Promise<void> {
    const base = bases.find((each) => join(folder, path).startsWith(join(folder, each)));
    if (base === undefined) return;
    const separated = own.get(base) ?? separateBuild(base);
    own.set(base, separated);
    await separated;
  }

  /** Puts a file and its compressed copies aside, and gives the way back. */
  async function putAside(path: string): Promise<Mend> {
    await separateAt(path);
    const present: string[] = [];
    for (const copy of copies)
      await rename(join(folder, path) + copy, `${join(folder, path)}${copy}.aside`).then(
        () => present.push(copy),
        () => undefined,
      );
    return async () => {
      await rm(join(folder, path), { force: true });
      for (const copy of present)
        await rename(`${join(folder, path)}${copy}.aside`, join(folder, path) + copy);
    };
  }

  return {
    folder,
    served: {
      ...files,
      read: async (path) =>
        (await holderOf(path).read(path)) ?? (isOfShell(path) ? released.read(path) : undefined),
      readIfChanged: (path, tag) => holderOf(path).readIfChanged(path, tag),
      async list(prefix) {
        const own = await files.list(prefix);
        if (!isOfShell(prefix)) return own;
        sharedFiles ??= released.list(`${shellFolder}/`);
        const names = new Set(own.map(({ path }) => path));
        const others = (await sharedFiles).filter(({ path }) => path.startsWith(prefix) && !names.has(path));
        return [...own, ...others];
      },
    },
    registry,
    async remote(name) {
      const found = resolveRegistry(await registry()).remotes.find((remote) => remote.name === name);
      if (!found) throw new Error(`The store holds no remote ${name}.`);
      return found;
    },
    async register(next) {
      const what = { command: 'release', remote: 'all' } as const;
      const change = { at: new Date().toISOString(), by: 'tests', reason: 'test', what };
      // At once, as a release does it: the gateway may read at any moment.
      await folderStore(folder).write(
        registryPath,
        signRegistry({ registry: next, change, previous: null }, siteKey()),
      );
    },
    async alter(path, change) {
      const mend = await putAside(path);
      const content = await readFile(`${join(folder, path)}.aside`);
      await writeFile(join(folder, path), change(content));
      return mend;
    },
    async add(path, text) {
      await separateAt(path);
      await writeFile(join(folder, path), text);
    },
    remove: putAside,
    async separate() {
      await Promise.all(bases.map(separateAt));
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Folder of the build of a remote that sites start with. */
export async function releasedBuild(name: string): Promise<string> {
  const registry = await readRegistry(toRead(toRelease(served.store)));
  const found = resolveRegistry(registry).remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`No build of ${name} is released.`);
  return join(served.store, found.base);
}

/** Changes one byte in the middle: a letter of a text, so that the file stays a script. */
export function oneByteOff(content: Buffer): Buffer {
  const altered = Buffer.from(content);
  const text = content.toString('latin1');
  const place = text.search(/(?<=")[a-z](?=[a-z ]{3,}")/);
  if (place < 0) throw new Error('The file holds no text to alter.');
  altered[place] = altered[place] === 0x7a ? 0x79 : 0x7a;
  return altered;
}
