import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { mediaType } from './mediaType';
import { demandPath, type ListedFile, type Store, StoreError } from './Store';

type Environment = Readonly<Record<string, string | undefined>>;

/** Time in ms that one answer of the bucket may take. */
const patience = 30_000;

/** How often a request is sent again when the service of the bucket is too busy. */
const retries = 4;

/** Headers of an object, as of the file that it is: browsers of the bucket's provider show them, too. */
const headersOf = (path: string) => ({
  'content-type': mediaType(path),
  'cache-control': path.startsWith('remotes/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

const element = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);

/** The files of one page of a listing, and how to ask for the next one. */
function readListing(xml: string): { readonly files: ListedFile[]; readonly next: string | undefined } {
  const encoded = element(xml, 'EncodingType') === 'url';
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const key = element(entry, 'Key') ?? '';
    return {
      path: encoded ? decodeURIComponent(key.replaceAll('+', '%20')) : key,
      size: Number(element(entry, 'Size')),
      modified: Date.parse(element(entry, 'LastModified') ?? ''),
    };
  });
  return { files, next: element(xml, 'NextContinuationToken') };
}

/** The bucket and the path in it that an address names. */
function named(address: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? [];
  const prefix = path.replace(/\/+$/, '');
  if (!bucket) throw new StoreError('unusable', `${address} does not name a bucket: give s3://bucket/path.`);
  if (prefix) demandPath(prefix);
  return { bucket, prefix: prefix && `${prefix}/` };
}

/** Origin and path of the bucket: a path below a given endpoint, else Amazon's name for it. */
function placeOf(
  bucket: string,
  environment: Environment,
): { readonly url: string; readonly region: string } {
  const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1';
  const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL;
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new StoreError(
      'unusable',
      `AWS_ENDPOINT_URL is '${endpoint}', but has to be an address such as https://storage.example.`,
    );
  if (endpoint) return { url: `${endpoint.replace(/\/+$/, '')}/${bucket}`, region };
  // The certificate of Amazon covers one label only.
  if (bucket.includes('.')) return { url: `https://s3.${region}.amazonaws.com/${bucket}`, region };
  return { url: `https://${bucket}.s3.${region}.amazonaws.com`, region };
}

function clientFor(region: string, environment: Environment): AwsClient {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  const sessionToken = environment.AWS_SESSION_TOKEN || undefined;
  if (!accessKeyId || !secretAccessKey)
    throw new StoreError(
      'unusable',
      'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY have to be set for a store that is a bucket.',
    );
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region,
    retries,
  });
}

/**
 * A store that is a bucket of Amazon S3 or of any compatible service that respects conditional writes
 * (`If-Match`, `If-None-Match`).
 * @param address `s3://bucket` or `s3://bucket/path/in/it`.
 * @param environment `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION`, `AWS_ENDPOINT_URL`.
 * @throws StoreError with code `unusable` when one of them cannot be used.
 */
export function bucketStore(address: string, environment: Environment = process.env): Store {
  const { bucket, prefix } = named(address);
  const { url, region } = placeOf(bucket, environment);
  const client = clientFor(region, environment);

  const addressOf = (path: string) => {
    demandPath(path);
    return `${url}/${`${prefix}${path}`.split('/').map(encodeURIComponent).join('/')}`;
  };

  async function ask(to: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await client.fetch(to, { ...init, signal: AbortSignal.timeout(patience) });
    } catch (error) {
      throw new StoreError('unreachable', `${address} does not answer at ${new URL(to).origin}.`, {
        cause: error,
      });
    }
  }

  /** The error that an answer stands for. */
  async function failure(answer: Response): Promise<StoreError> {
    const code = element(await answer.text().catch(() => ''), 'Code') ?? `status ${answer.status}`;
    if (code === 'NoSuchBucket') return new StoreError('unusable', `There is no bucket ${bucket}.`);
    if ([401, 403].includes(answer.status))
      return new StoreError('denied', `${address} cannot be used with these credentials (${code}).`);
    if (answer.status === 501)
      return new StoreError('unusable', `${address} does not support conditional writes (${code}).`);
    return new StoreError('unreachable', `${address} refused the request (${code}).`);
  }

  /** Whether an answer says that there is no such file, while there is the bucket. */
  async function isAbsent(answer: Response): Promise<boolean> {
    if (answer.status !== 404) return false;
    return element(await answer.clone().text(), 'Code') !== 'NoSuchBucket';
  }

  async function get(path: string, tag?: string) {
    const answer = await ask(addressOf(path), { headers: tag ? { 'if-none-match': tag } : {} });
    if (answer.status === 304) return 'same' as const;
    if (await isAbsent(answer)) return undefined;
    if (!answer.ok) throw await failure(answer);
    return { content: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('etag') ?? '' };
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
