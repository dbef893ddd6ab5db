import { createHash, X509Certificate } from 'node:crypto';
import { administrator } from '@console/e2e/browser/signIn';
import { served } from '@console/e2e/site/builds';
import { registryKeys } from '@console/e2e/site/signature';
import { type Emulator, type EmulatorOptions, startEmulator } from '@console/emulator';
import { startGateway } from '@console/gateway';
import { cert, key } from '../../infra/gateway/test/certificate';
import { serveBaseline } from './baseline';

/** Consoles in front of one service, served as in life: HTTP/2, compressed ahead. */
export interface Consoles {
  /** Shell and remotes apart, joined in the browser. */
  readonly federated: string;
  /** The same sources as one bundle. */
  readonly bundle: string;
  /** Address of the same pages as a team would write them without the console. */
  readonly baseline: string;
  /** Asks the service past the consoles, as the administrator. */
  ask(method: string, path: string, body?: object): Promise<unknown>;
  /** Has something happen in the service. */
  readonly publish: Emulator['messages']['publish'];
  /** A session of the administrator, as session storage holds it. */
  readonly session: readonly [token: string, user: string];
  close(): Promise<void>;
}

/** Makes the browser trust the certificate as one of a known authority: with an exception it would not cache. */
export const trustArgument = `--ignore-certificate-errors-spki-list=${createHash('sha256')
  .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64')}`;

/** A session of the administrator, as session storage holds it. */
export async function signIn(serviceUrl: string): Promise<Consoles['session']> {
  const answer = await fetch(`${serviceUrl}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  return [token, JSON.stringify(user)];
}

async function ask(
  serviceUrl: string,
  [token]: Consoles['session'],
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(serviceUrl + path, {
    method,
    headers: {
      authorization: `Token ${JSON.stringify({ token })}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} gave ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Folders of what stands beside the federated console. */
export interface OtherBuilds {
  readonly bundle: string;
  readonly baseline: string;
}

/**
 * Starts a service and the consoles in front of it.
 * @param others what is served beside the federated console.
 * @param configuration of the console.
 * @param statement changes what the service holds before anybody asks it.
 */
export async function startConsoles(
  others: OtherBuilds,
  fleet: Pick<EmulatorOptions, 'readers'> = {},
  configuration: Readonly<Record<string, unknown>> = {},
  statement?: string,
): Promise<Consoles> {
  const emulator = await startEmulator({ port: 0, data: 'memory', simulation: false, ...fleet });
  if (statement !== undefined) await emulator.database.query(statement);
  const serve = (shellDir: string) =>
    startGateway({
      port: 0,
      shellDir,
      store: served.store,
      registryKeys: registryKeys(),
      serviceUrl: emulator.url,
      configuration,
      tls: { key, cert },
      logLevel: 'error',
      drainTime: 500,
    });
  const [federated, bundle, baseline] = await Promise.all([
    serve(served.shell),
    serve(others.bundle),
    serveBaseline(others.baseline, emulator.url),
  ]);
  const session = await signIn(emulator.url);
  return {
    federated: federated.url,
    bundle: bundle.url,
    baseline: baseline.url,
    session,
    publish: emulator.messages.publish,
    ask: (method, path, body) => ask(emulator.url, session, method, path, body),
    async close() {
      await Promise.all([federated.close(), bundle.close(), baseline.close()]);
      await emulator.close();
    },
  };
}
