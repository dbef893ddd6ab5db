import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  type GatewayOptions,
  refusal,
  type ShellBuild,
  sentenceFor,
  shellBuildSchema,
} from '@console/gateway';
import {
  folderStore,
  jsonReader,
  readVerifyingKeys,
  registryPath,
  registryReader,
  type Store,
} from '@console/store';
import { Refused } from '@console/workspace';
import { compressedCopies } from '../compress';
import { nginxConfiguration, refused } from './nginxConfiguration';
import { staticDocuments } from './staticDocuments';

/** Options of {@link writeNginxSite}: those of a gateway, as far as nginx can do the same. */
export interface NginxOptions
  extends Pick<
    GatewayOptions,
    | 'host'
    | 'port'
    | 'shellDir'
    | 'registryKeys'
    | 'serviceUrl'
    | 'serviceTimeout'
    | 'configuration'
    | 'frameAncestors'
    | 'allowedOrigins'
  > {
  /** Folder of the store that remotes are released into. */
  readonly store: string;
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
  const store = resolve(options.store);
  const { configuration = {}, host = 'localhost', port = 8080, tls } = options;
  const keys = options.registryKeys.flatMap((text) => readVerifyingKeys(text, 'A key of the registry'));
  const shell = readShell(await readNeeded(folderStore(shellDir), 'build.json', 'The build of the shell'));
  const { registry: released } = registryReader(keys)(
    await readNeeded(folderStore(store), registryPath, 'The registry'),
  );
  const registry = { ...released, shell: { version: shell.version, build: shell.build } };
  const { documents, patterns } = staticDocuments({ shell, registry, configuration });

  const file = (path: string, text: string) => ({ path, content: Buffer.from(text) });
  const plain = [
    ...documents.map(({ name, html }) => file(`documents/${name}`, html)),
    file('registry.json', JSON.stringify(registry)),
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
  const text = nginxConfiguration({
    ...options,
    listen: `${host === 'localhost' ? '127.0.0.1' : host}:${port}`,
    shellDir,
    store,
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
