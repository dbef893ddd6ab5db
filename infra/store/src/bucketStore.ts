import { createHash } from 'node:crypto';
import { readListing } from './bucketAnswers';
import { bucketClient, type Environment } from './bucketClient';
import { mediaType } from './mediaType';
import { cutParts, stretchesOf } from './parts';
import { type ListedFile, type Part, type Store, StoreError } from './Store';

/** Most requests for the parts of a file; beyond, the whole of it is one. */
const mostStretches = 8;

/** Headers of an object, as of the file that it is: browsers of the bucket's provider show them, too. */
const headersOf = (path: string) => ({
  'content-type': mediaType(path),
  'cache-control': path.startsWith('remotes/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/**
 * A store that is a bucket of Amazon S3 or of any compatible service that respects conditional writes
 * (`If-Match`, `If-None-Match`).
 * @param address `s3://bucket` or `s3://bucket/path/in/it`.
 * @param environment `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, `AWS_ENDPOINT_URL`.
 * @throws StoreError with code `unusable` when one of them cannot be used.
 */
export function bucketStore(address: string, environment: Environment = process.env): Store {
  const { url, prefix, addressOf, ask, failure, isAbsent } = bucketClient(address, environment);

  async function get(path: string, tag?: string) {
    const answer = await ask(addressOf(path), { headers: tag ? { 'if-none-match': tag } : {} });
    if (answer.status === 304) return 'same' as const;
    if (await isAbsent(answer)) return undefined;
    if (!answer.ok) throw await failure(answer);
    return { content: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
  }

  /** A stretch of a file as far as it is there; undefined where there is no file. */
  async function getStretch(path: string, { at, length }: Part) {
    const answer = await ask(addressOf(path), { headers: { range: `bytes=${at}-${at + length - 1}` } });
    // Begins behind the end of the file.
    if (answer.status === 416) return { at, content: Buffer.alloc(0) };
    if (await isAbsent(answer)) return undefined;
    if (!answer.ok) throw await failure(answer);
    const content = Buffer.from(await answer.arrayBuffer());
    // A service that knows no ranges has sent all of it.
    return { at: answer.status === 206 ? at : 0, content };
  }

  async function put(path: string, content: Buffer, conditions: Record<string, string>): Promise<string> {
    const answer = await ask(addressOf(path), {
      method: 'PUT',
      body: new Uint8Array(content),
      headers: {
        ...headersOf(path),
        ...conditions,
        'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
      },
    });
    const refused =
      [409, 412].includes(answer.status) || ('if-match' in conditions && (await isAbsent(answer)));
    if (refused) throw new StoreError('conflict', `${path} in ${address} was changed in the meantime.`);
    if (!answer.ok) throw await failure(answer);
    return answer.headers.get('etag') ?? '';
  }

  let keeping: Promise<void> | undefined;

  /** Some services ignore conditions of writes; that is detected before a release could get lost. */
  function demandConditions(): Promise<void> {
    const tryOut = async () => {
      const path = `.conditions-${crypto.randomUUID()}`;
      await put(path, Buffer.from('1'), { 'if-match': '"00000000000000000000000000000000"' }).then(
        async () => {
          await ask(addressOf(path), { method: 'DELETE' });
          throw new StoreError('unusable', `${address} ignores the conditions of writes.`);
        },
        (error: unknown) => {
          if (!(error instanceof StoreError && error.code === 'conflict')) throw error;
        },
      );
    };
    keeping ??= tryOut().catch((error: unknown) => {
      keeping = undefined;
      throw error;
    });
    return keeping;
  }

  return {
    name: address,
    async read(path) {
      const found = await get(path);
      return found === 'same' ? undefined : found;
    },
    async readParts(path, parts) {
      const stretches = stretchesOf(parts);
      if (stretches.length > mostStretches) {
        const file = await get(path);
        return file && file !== 'same' ? cutParts(parts, [{ at: 0, content: file.content }]) : undefined;
      }
      const read = await Promise.all(stretches.map((stretch) => getStretch(path, stretch)));
      return read.every((stretch) => stretch !== undefined) ? cutParts(parts, read) : undefined;
    },
    readIfChanged: get,
    async write(path, text, condition) {
      const content = Buffer.from(text);
      if (!condition) return put(path, content, {});
      await demandConditions();
      return put(
        path,
        content,
        'ifAbsent' in condition ? { 'if-none-match': '*' } : { 'if-match': condition.ifMatch },
      );
    },
    async list(start) {
      const files: ListedFile[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix: prefix + start,
          ...(next !== undefined && { 'continuation-token': next }),
        });
        const answer = await ask(`${url}/?${query}`);
        if (!answer.ok) throw await failure(answer);
        const page = readListing(await answer.text());
        files.push(...page.files);
        next = page.next;
      } while (next !== undefined);
      return files
        .map((file) => ({ ...file, path: file.path.slice(prefix.length) }))
        .sort((one, other) => (one.path < other.path ? -1 : 1));
    },
    async remove(path) {
      const answer = await ask(addressOf(path), { method: 'DELETE' });
      if (!answer.ok && !(await isAbsent(answer))) throw await failure(answer);
    },
  };
}
