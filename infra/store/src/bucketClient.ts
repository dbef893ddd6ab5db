import { AwsClient } from 'aws4fetch';
import { element } from './bucketAnswers';
import { demandPath, StoreError } from './Store';

/** Variables of the environment that name a bucket's service and who asks it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Time in ms that one answer of the bucket may take. */
const timeoutMs = 30_000;

/** Number of retries when the service of the bucket is too busy. */
const retries = 4;

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
 * Talks to the service of a bucket.
 * @throws StoreError with code `unusable` when the address or a variable cannot be used.
 */
export function bucketClient(address: string, environment: Environment) {
  const { bucket, prefix } = named(address);
  const { url, region } = placeOf(bucket, environment);
  const client = clientFor(region, environment);
  return {
    /** Origin and path of the bucket. */
    url,
    /** Path in the bucket, with a slash at its end. */
    prefix,
    /** Address of a file. */
    addressOf(path: string): string {
      demandPath(path);
      return `${url}/${`${prefix}${path}`.split('/').map(encodeURIComponent).join('/')}`;
    },
    /** Sends a request. @throws StoreError with code `unreachable` when no answer comes */
    async ask(to: string, init: RequestInit = {}): Promise<Response> {
      try {
        return await client.fetch(to, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      } catch (error) {
        throw new StoreError('unreachable', `${address} does not answer at ${new URL(to).origin}.`, {
          cause: error,
        });
      }
    },
    /** The error that an answer stands for. */
    async failure(answer: Response): Promise<StoreError> {
      const code = element(await answer.text().catch(() => ''), 'Code') ?? `status ${answer.status}`;
      if (code === 'NoSuchBucket') return new StoreError('unusable', `There is no bucket ${bucket}.`);
      if ([401, 403].includes(answer.status))
        return new StoreError('denied', `${address} cannot be used with these credentials (${code}).`);
      if (answer.status === 501)
        return new StoreError('unusable', `${address} does not support conditional writes (${code}).`);
      return new StoreError('unreachable', `${address} refused the request (${code}).`);
    },

    /** Tells whether an answer says that there is no such file, while there is the bucket. */
    async isAbsent(answer: Response): Promise<boolean> {
      if (answer.status !== 404) return false;
      return element(await answer.clone().text(), 'Code') !== 'NoSuchBucket';
    },
  };
}
