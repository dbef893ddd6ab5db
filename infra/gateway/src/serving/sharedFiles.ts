import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { encodedSuffixes, jsonReader, type Store } from '@console/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedByContent, pinnedFile } from './files';
import { sendNothing } from './refuseUnknown';
import { storedFiles } from './serveBuilds';

/** Folders of a shell's build that pages load from, in the store below {@link folder} as on the gateway's origin. */
const folders = ['assets', 'embed'] as const;
const folder = 'shell/';
/** Where each build says which files are its own. Gateways that serve it write that again from time to time. */
const buildsFolder = `${folder}builds/`;
const renewEvery = 3_600_000;

/**
 * Time in ms after which the files of a build that no gateway serves any more are removed. Scripts that pages of other
 * sites name by their digest are kept much longer: those pages have no other one.
 */
const keptFor = 7 * 24 * 3_600_000;
const pinnedFor = 365 * 24 * 3_600_000;

/** Files that are written at the same time, and time in ms that a gateway waits for it before it listens. */
const atOnce = 8;
const longestPublishing = 15_000;

/** The files of a build of the shell that gateways share. */
interface SharedFiles {
  /**
   * Puts the files of a build into the store, where other gateways find what pages of this build ask them for. Returns
   * when they are there, or after 15 s: then {@link SharedFiles.problem} tells until they are.
   * @param build stands for the content of the build
   */
  publish(shellDir: string, build: string): Promise<void>;
  /** Answers for a file that this gateway's own build does not have. */
  send(request: FastifyRequest, reply: FastifyReply): unknown;
  /** Why other gateways do not have the files of this one, undefined when they do. */
  problem(): string | undefined;
  close(): void;
}

const parse = jsonReader<{ readonly files: readonly string[] }>('The list of a build', {
  type: 'object',
  required: ['files'],
  properties: { files: { type: 'array', items: { type: 'string', pattern: '^shell/(assets|embed)/' } } },
});

/** Path in the store by address: of files named by their content only. */
function storePath(url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return undefined;
  }
  const [, name = '', file = ''] = /^\/(\w+)\/(.+)$/.exec(path) ?? [];
  const known = (folders as readonly string[]).includes(name);
  return known && namedByContent(file) ? `shell${path}` : undefined;
}

const isPinned = (path: string) =>
  path.startsWith(`${folder}embed/`) && pinnedFile.test(path.slice(`${folder}embed/`.length));

/** Files of a build that are named by their content, compressed ones too, by their path in the store. */
async function filesOf(shellDir: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const name of folders) {
    const entries = await readdir(join(shellDir, name), { recursive: true }).catch(() => []);
    for (const entry of entries) {
      const file = entry.replaceAll('\\', '/');
      if (namedByContent(file.replace(/\.(br|gz)$/, '')))
        found.set(`${folder}${name}/${file}`, join(shellDir, name, entry));
    }
  }
  return found;
}

async function eachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Shares the files of shells between gateways of several builds. While a site changes from one build to the next, a page
 * of one may ask a gateway of the other, and a page that stays open asks for files long after its build was replaced.
 */
export function shareFiles(store: Store): SharedFiles {
  const send = storedFiles((path, encoding) => store.read(path + encodedSuffixes[encoding]), {
    shared: false,
    known: false,
    deltas: false,
  });
  let problem: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Removes the files of builds that no gateway serves any more when their time is over, save those that others need. */
  async function prune(): Promise<void> {
    const listed = await store.list(buildsFolder);
    const ageOf = ({ modified }: { modified: number }) => Date.now() - modified;
    if (!listed.some((build) => ageOf(build) > keptFor)) return;
    const builds = await Promise.all(
      listed.map(async (build) => {
        const { files } = parse((await store.read(build.path))?.content.toString() ?? '{"files":[]}');
        const age = ageOf(build);
        const kept = age <= keptFor ? files : files.filter((file) => age <= pinnedFor && isPinned(file));
        return { path: build.path, files, kept };
      }),
    );
    const needed = new Set(builds.flatMap(({ kept }) => kept));
    for (const { path, files, kept } of builds) {
      await eachOf(
        files.filter((file) => !needed.has(file)),
        (file) => store.remove(file),
      );
      if (kept.length === 0) await store.remove(path);
      // What is written anew is kept for a year from then on.
      else if (kept.length < files.length) await store.write(path, JSON.stringify({ files: kept }));
    }
  }

  async function write(shellDir: string, build: string): Promise<void> {
    const files = await filesOf(shellDir);
    const list = () =>
      store.write(`${buildsFolder}${build}.json`, JSON.stringify({ files: [...files.keys()] }));
    const present = new Set((await store.list(folder)).map(({ path }) => path));
    await eachOf(files, async ([path, file]) => {
      if (!present.has(path)) await store.write(path, await readFile(file));
    });
    await list();
    timer = setInterval(() => void list().catch(() => undefined), renewEvery).unref();
    await prune().catch(() => undefined);
  }

  return {
    async publish(shellDir, build) {
      problem = 'The files of the shell are not in the store yet.';
      const written = write(shellDir, build).then(
        () => {
          problem = undefined;
        },
        () => {
          problem =
            'The files of the shell cannot be written to the store: pages may miss them while gateways change to another build.';
        },
      );
      await Promise.race([written, wait(longestPublishing, undefined, { ref: false })]);
    },
    send(request, reply) {
      const path = storePath(request.url);
      const known = path !== undefined && ['GET', 'HEAD'].includes(request.method);
      return known
        ? send(request, reply, path, () => sendNothing(request, reply))
        : sendNothing(request, reply);
    },
    problem: () => problem,
    close: () => clearInterval(timer),
  };
}
