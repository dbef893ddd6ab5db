import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { AwsClient } from 'aws4fetch';

/** A service of buckets to test with. */
export interface BucketService {
  /** Most files in one answer to a listing. */
  readonly page: number;
  /** Variables by which a store reaches it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Makes an empty bucket and gives its name. */
  bucket(): Promise<string>;
  close(): Promise<void>;
}

const credentials = {
  AWS_ACCESS_KEY_ID: 'testing',
  AWS_SECRET_ACCESS_KEY: 'testing',
  AWS_REGION: 'us-east-1',
};

/** Where a service of buckets that already runs is; its credentials are then taken from the usual variables. */
const given = process.env.BUCKET_SERVICE_URL;

/**
 * Starts moto's server on a port that the system chooses, and prints the port. It answers one request after the other:
 * it does not keep conditions while it answers several.
 */
const program =
  'from werkzeug.serving import make_server; from moto.server import DomainDispatcherApplication, create_backend_app; ' +
  'server = make_server("127.0.0.1", 0, DomainDispatcherApplication(create_backend_app)); ' +
  'print(server.server_port, flush=True); server.serve_forever()';

/** Files in one answer to a listing: of Amazon's service, and of the one started here, to which uploads are slow. */
const pages = { given: 1000, started: 20 };

/** Why the tests with a bucket cannot run on this machine, undefined when they can. */
export const noBucketService: string | undefined =
  given || spawnSync('python3', ['-c', 'import moto.server']).status === 0
    ? undefined
    : 'Not tested: stores that are buckets. Set BUCKET_SERVICE_URL to an S3-compatible service, or install moto ' +
      '(pip install "moto[server]", Debian: python3-moto).';

async function start(): Promise<{ readonly url: string; readonly server: ChildProcess }> {
  const server = spawn('python3', ['-c', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, MOTO_S3_DEFAULT_MAX_KEYS: String(pages.started) },
  });
  const slow = AbortSignal.timeout(30_000);
  try {
    const [port] = await once(createInterface(server.stdout), 'line', { signal: slow });
    return { url: `http://127.0.0.1:${port}`, server };
  } catch (cause) {
    server.kill();
    throw new Error('The service of buckets did not start within 30 seconds.', { cause });
  }
}

/** Starts a service of buckets, or takes the one of `BUCKET_SERVICE_URL`. */
export async function startBucketService(): Promise<BucketService> {
  const started = given ? undefined : await start();
  const url = (given ?? started?.url ?? '').replace(/\/+$/, '');
  const environment = {
    ...credentials,
    ...Object.fromEntries(
      Object.keys(credentials).flatMap((name) =>
        given && process.env[name] ? [[name, process.env[name]]] : [],
      ),
    ),
    AWS_ENDPOINT_URL: url,
  };
  const client = new AwsClient({
    accessKeyId: environment.AWS_ACCESS_KEY_ID,
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY,
    service: 's3',
    region: environment.AWS_REGION,
  });
  return {
    page: given ? pages.given : pages.started,
    environment,
    async bucket() {
      const name = `console-${crypto.randomUUID()}`;
      const answer = await client.fetch(`${url}/${name}`, { method: 'PUT' });
      if (!answer.ok) throw new Error(`No bucket could be made: ${answer.status}.`);
      return name;
    },
    async close() {
      if (!started) return;
      const { server } = started;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
    },
  };
}
