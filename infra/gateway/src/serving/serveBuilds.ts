import {
  AlteredError,
  dictionaryOf,
  encodedSuffixes,
  hasDeltas,
  mediaType,
  nameInBuilds,
  type ReleasedFiles,
  type StoredEncoding,
  type StoredFile,
  UnreadableError,
} from '@console/store';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { openToAll, year } from './files';
import { refusal } from './refusal';
import { isKnown } from './representation';

/** Bytes of builds that are held in memory, those asked for last; the builds of a site take a few megabytes. */
const room = 64 * 1024 * 1024;

/** Time in ms after which a store is asked again for a copy, or a file of a made-up name, that it did not have. */
const absentFor = 5000;

const absent = Symbol('absent');
type Held = StoredFile | typeof absent;

/** Reads a file of a store as it lies there in an encoding. */
type ReadStored = (path: string, encoding: StoredEncoding) => Promise<StoredFile | undefined>;

/** Access to stored files. */
interface StoredFilesOptions {
  /** Allows pages of other sites to use them. */
  readonly shared: boolean;
  /**
   * Tells that only files are asked for that have to be there: one that is missing is looked for each time.
   */
  readonly known: boolean;
  /** Sends deltas, and tells clients to keep scripts and styles for those of later builds. */
  readonly deltas: boolean;
}

/** Digest of the dictionary that a client has for a file, where it takes deltas. */
function availableDictionary({ headers }: FastifyRequest): string | undefined {
  const [, digest] = /^:([\w+/]+=*):$/.exec(String(headers['available-dictionary'])) ?? [];
  return negotiate(headers['accept-encoding'] ?? '', ['dcz']) ? digest : undefined;
}

/** Headers of a file that clients keep as a dictionary for the file of the same name in later builds. */
const asDictionary = (path: string) => ({
  'use-as-dictionary': `match="/${nameInBuilds(path, '.*').replace(/^(remotes\/[^/]+\/)[^/]+/, '$1*')}"`,
});

/** Files of a store by their path, held once they were read: nothing changes under its name. */
function heldFiles(read: ReadStored, known: boolean) {
  const held = new LRUCache<string, Held, { path: string; encoding: StoredEncoding }>({
    maxSize: room,
    sizeCalculation: (file) => (file === absent ? 1 : Math.max(1, file.content.length)),
    fetchMethod: async (_key, _stale, { options, context: { path, encoding } }) => {
      const found = await read(path, encoding);
      if (found || (known && encoding === 'identity')) return found;
      options.ttl = absentFor;
      return absent;
    },
  });
  return async (path: string, encoding: StoredEncoding): Promise<StoredFile | undefined> => {
    const found = await held.fetch(path + encodedSuffixes[encoding], { context: { path, encoding } });
    return found === absent ? undefined : found;
  };
}

const sendUnreachable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .send(refusal(503, 'The store of remotes does not answer.'));

/** Handler of files of a store that never change under their names: from memory, once they were asked for. */
export function storedFiles(readStored: ReadStored, { shared, known, deltas }: StoredFilesOptions) {
  const read = heldFiles(readStored, known);

  async function inEncoding(
    path: string,
    accepted: readonly StoredEncoding[],
    dictionary: string | undefined,
    log: FastifyRequest['log'],
  ) {
    for (const encoding of accepted)
      try {
        const file = await read(path, encoding);
        if (file && (encoding !== 'dcz' || dictionaryOf(file.content) === dictionary))
          return { file, encoding };
      } catch (error) {
        // Another copy of it may be whole.
        if (!(error instanceof AlteredError)) throw error;
        log.error(error);
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
    const differs = deltas && hasDeltas(path);
    const dictionary = differs ? availableDictionary(request) : undefined;
    const accepted = [
      ...(dictionary ? (['dcz'] as const) : []),
      ...(best === 'br' || best === 'gzip' ? [best] : []),
      'identity',
    ] as const;
    const found = await inEncoding(path, accepted, dictionary, request.log).catch((error: unknown) => {
      request.log.error(error);
      return 'unreachable' as const;
    });
    if (found === 'unreachable') return sendUnreachable(reply);
    if (!found) return absent();
    const { file, encoding } = found;
    reply.headers({
      ...(shared && openToAll),
      ...(differs && asDictionary(path)),
      'cache-control': year,
      etag: file.tag,
      vary: differs ? 'accept-encoding, available-dictionary' : 'accept-encoding',
    });
    if (isKnown(request.headers['if-none-match'], file.tag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(200).type(mediaType(path)).send(file.content);
  };
}

/**
 * Serves the builds of remotes, as far as they are proven. Everything below a build's folder is immutable: the folder's
 * own name carries the hash of the content.
 */
export function serveBuilds(server: FastifyInstance, released: ReleasedFiles, deltas: boolean): void {
  const send = storedFiles(released.read, { shared: true, known: true, deltas });
  server.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const path = `remotes/${request.params['*']}`;
    const isReleased = await released.has(path).catch((error: unknown) => {
      // Where no registry can be proven, nothing is.
      if (error instanceof UnreadableError || error instanceof AlteredError) return false;
      request.log.error(error);
      return 'unknown' as const;
    });
    if (isReleased === 'unknown') return sendUnreachable(reply);
    return isReleased ? send(request, reply, path) : reply.callNotFound();
  });
}
