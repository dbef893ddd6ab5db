import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  forBrowsers,
  type GatewayOptions,
  readBrokerOrigins,
  refusal,
  type ShellBuild,
  sentenceFor,
  shellBuildSchema,
  workerPath,
  workerScript,
} from '@console/gateway';
import {
  AlteredError,
  encodedSuffixes,
  folderStore,
  jsonReader,
  openStore,
  type ReleasedFiles,
  readVerifyingKeys,
  registryPath,
  registryReader,
  releasedFiles,
  type Store,
} from '@console/store';
import { Refused } from '@console/workspace';
import { compressedCopies, isCompressedCopy } from '../compress';
import { nginxConfiguration, refused } from './nginxConfiguration';
import { staticDocuments } from './staticDocuments';

/** Gateway options, as far as nginx can do the same. */
export interface NginxOptions
  extends Pick<
    GatewayOptions,
    | 'host'
    | 'port'
    | 'shellDir'
    | 'store'
    | 'registryKeys'
    | 'registrySince'
    | 'serviceUrl'
    | 'serviceTimeout'
    | 'configuration'
    | 'frameAncestors'
    | 'brokerOrigins'
    | 'allowedOrigins'
  > {
  /** PEM files. @defaultValue plain HTTP */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
}

const readShell = jsonReader<ShellBuild>('The build of the shell', shellBuildSchema);

const sentenceOf = (status: number) =>
  status === 502 || status === 504 ? 'The service does not answer.' : sentenceFor(status);

async function readNeeded(store: Store, path: string, what: string): Promise<string> {
  const file = await store.read(path);
  if (!file) throw new Refused(`${what} is not there: ${store.name}/${path}.`);
  return file.content.toString();
}

/** Copies of a file that nginx has: it cannot choose a delta, which takes the digest of what the client has. */
const copiedEncodings = ['br', 'gzip', 'identity'] as const;

/** Folder of the files of remotes, beside the generations: they never change under their names. */
const buildsFolder = 'remotes';

/**
 * Copies the released files of remotes out of a store, each as it was signed: nginx serves what it finds in a folder and
 * asks nobody for it, so it gets no folder that others write into. Takes away what is not in the store any more.
 * @throws Refused when a file is not the one that was released
 */
async function copyBuilds(store: Store, released: ReleasedFiles, folder: string): Promise<void> {
  const own = folderStore(folder);
  const isPlain = ({ path }: { path: string }) => !isCompressedCopy(path);
  const copied = new Set<string>();
  for (const { path } of (await store.list(`${buildsFolder}/`)).filter(isPlain)) {
    if (!(await released.has(path))) continue;
    for (const encoding of copiedEncodings) {
      const suffix = encodedSuffixes[encoding];
      const file = await released.read(path, encoding);
      if (!file) continue;
      const present = await own.read(path + suffix);
      if (!present?.content.equals(file.content)) await own.write(path + suffix, file.content);
      copied.add(path + suffix);
    }
  }
  for (const { path } of await own.list(`${buildsFolder}/`)) if (!copied.has(path)) await own.remove(path);
}

/**
 * Copies the scripts that pages of other sites name by their digests, and keeps those of earlier builds: such a page has
 * no other one until somebody changes it.
 */
async function keepPinned(shellDir: string, folder: string): Promise<void> {
  const from = join(shellDir, 'embed');
  for (const name of await readdir(from).catch(() => []))
    if (/^[0-9a-f]{16}$/.test(name))
      await cp(join(from, name), join(folder, 'embed', name), { recursive: true, force: false });
}

/** Files of the generation that a configuration names, and of the one before; pages of others are closed by now. */
async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder))
    if (/^[0-9a-f]{12}$/.test(name) && !kept.includes(name))
      await rm(join(folder, name), { recursive: true });
}

/**
 * Writes `console.conf` into a folder, and beside it the documents, the registry and the refusals that nginx serves, for
 * what is released now. The configuration is replaced last and at once.
 * @returns the path of the configuration
 * @throws Refused when something is missing; UnreadableError when no known key has signed the registry
 */
export async function writeNginxSite(given: string, options: NginxOptions): Promise<string> {
  const folder = resolve(given);
  const shellDir = resolve(options.shellDir);
  const store = typeof options.store === 'string' ? openStore(options.store) : options.store;
  const { brokerOrigins = [], host = 'localhost', port = 8080, tls } = options;
  const keys = options.registryKeys.flatMap((text) => readVerifyingKeys(text, 'A key of the registry'));
  const shell = readShell(await readNeeded(folderStore(shellDir), 'build.json', 'The build of the shell'));
  const read = registryReader(store, keys, options.registrySince);
  const released = await read(await readNeeded(store, registryPath, 'The registry'));
  const registry = {
    ...forBrowsers(released.registry),
    shell: { version: shell.version, build: shell.build },
  };
  await copyBuilds(
    store,
    releasedFiles(store, read, async () => released),
    folder,
  ).catch((error: unknown) => {
    if (!(error instanceof AlteredError)) throw error;
    throw new Refused(`${error.message} Remove its build from ${store.name}, and release it again.`);
  });
  await keepPinned(shellDir, folder);
  const { documents, patterns } = staticDocuments({
    shell,
    registry,
    configuration: {
      ...options.configuration,
      ...(brokerOrigins.length > 0 && { brokerOrigins: readBrokerOrigins(brokerOrigins) }),
    },
  });

  const file = (path: string, text: string) => ({ path, content: Buffer.from(text) });
  const plain = [
    ...documents.map(({ name, html }) => file(`documents/${name}`, html)),
    file('registry.json', JSON.stringify(registry)),
    file(workerPath.slice(1), workerScript),
    ...refused.map((status) =>
      file(`.refused/${status}.json`, JSON.stringify(refusal(status, sentenceOf(status)))),
    ),
  ];
  const hash = createHash('sha256');
  for (const { path, content } of plain) hash.update(`${path}\0${content.length}\0`).update(content);
  const generation = hash.digest('hex').slice(0, 12);
  for (const { path, content } of [...plain, ...(await compressedCopies(plain))]) {
    const target = join(folder, generation, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }

  const path = join(folder, 'console.conf');
  const before = /\/([0-9a-f]{12})\/documents"/.exec(await readFile(path, 'utf8').catch(() => ''))?.[1];
  const { store: _store, ...settings } = options;
  const text = nginxConfiguration({
    ...settings,
    listen: `${host === 'localhost' ? '127.0.0.1' : host}:${port}`,
    shellDir,
    builds: folder,
    generated: join(folder, generation),
    patterns,
    serviceTimeout: options.serviceTimeout && Math.ceil(options.serviceTimeout / 1000),
    tls,
  });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
  await removeOthers(folder, [generation, ...(before ? [before] : [])]);
  return path;
}
