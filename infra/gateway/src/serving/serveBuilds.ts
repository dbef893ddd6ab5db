import { mediaType, type Store, type StoredFile } from '@console/store';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openToAll, serveFiles, year } from './files';
import { refusal } from './refusal';
import { isKnown } from './representation';

/** Bytes of builds that are held in memory, those asked for last; the builds of a site take a few megabytes. */
const room = 64 * 1024 * 1024;

/** Time in ms after which a store is asked again for what it did not have. */
const absentFor = 5000;

const absent = Symbol('absent');
type Held = StoredFile | typeof absent;

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof suffixes;

/** Files of a store by their path, held once they were read: below `remotes/` nothing changes under its name. */
function heldFiles(store: Store) {
  const held = new LRUCache<string, Held>({
    maxSize: room,
    sizeCalculation: (file) => (file === absent ? 1 : Math.max(1, file.content.length)),
    fetchMethod: async (path, _stale, { options }) => {
      const found = await store.read(path);
      if (found) return found;
      options.ttl = absentFor;
      return absent;
    },
  });
  return async (path: string): Promise<StoredFile | undefined> => {
    const found = await held.fetch(path);
    return found === absent ? undefined : found;
  };
}

/**
 * What serves files of a store that never change under their names: from memory, once they were asked for.
 * @param shared whether pages of other sites may use them
 */
export function storedFiles(store: Store, shared: boolean) {
  const read = heldFiles(store);

  async function inEncoding(path: string, accepted: readonly Encoding[]) {
    for (const encoding of accepted) {
      const file = await read(path + suffixes[encoding]);
      if (file) return { file, encoding };
    }
    return undefined;
  }

  /** Answers with a file, or with what `absent` does. */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    absent: () => unknown = () => reply.callNotFound(),
  ) => {
    // As with a folder: files that begin with a dot are not served, and no path leads out of it.
    if (path.split('/').some((part) => part === '' || part.startsWith('.'))) return absent();
    const best = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip', 'identity']);
    const accepted =
      best === 'br' || best === 'gzip' ? ([best, 'identity'] as const) : (['identity'] as const);
    const found = await inEncoding(path, accepted).catch((error: unknown) => {
      request.log.error(error);
      return 'unreachable' as const;
    });
    if (found === 'unreachable')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
        .send(refusal(503, 'The store of remotes does not answer.'));
    if (!found) return absent();
    const { file, encoding } = found;
    reply.headers({
      ...(shared && openToAll),
      'cache-control': year,
      etag: file.tag,
      vary: 'accept-encoding',
    });
    if (isKnown(request.headers['if-none-match'], file.tag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(200).type(mediaType(path)).send(file.content);
  };
}

/**
 * Serves the builds of remotes. Everything below a build's folder is immutable: the folder's own name carries the
 * hash of the content.
 */
export async function serveBuilds(server: FastifyInstance, store: Store): Promise<void> {
  if (store.folder === undefined) {
    const send = storedFiles(store, true);
    server.get<{ Params: { '*': string } }>('/remotes/*', (request, reply) =>
      send(request, reply, `remotes/${request.params['*']}`),
    );
    return;
  }
  return serveFiles(server, {
    path: '/remotes',
    folder: `${store.folder}/remotes`,
    shared: true,
    immutable: () => true,
  });
}
