import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keyFiles } from '@console/deploy';
import { firstFreePort } from '@console/workspace';
import { once } from '../site/once';
import { registryKeys, siteKey } from '../site/signature';
import { type BuiltWorkspace, run } from './workspaceAt';

const ownFolder = resolve(import.meta.dirname, '../../.console/e2e');

/** A console of two workspaces. */
export interface SkewedSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Time in ms after which a gateway that does not answer will not. */
const startTime = 60_000;

/** Where ports of these gateways begin; each worker has its own. */
const firstPort = (worker: number) => 8600 + worker * 50;

/**
 * A store with the remotes of a workspace, released by the command of that workspace, once for all sites of a run: they
 * only read it.
 * @param name of the store.
 * @returns its folder.
 */
export async function storeOf({ folder, remotes }: BuiltWorkspace, name: string): Promise<string> {
  const store = join(ownFolder, 'skew', name);
  await once(`store-${name}`, async () => {
    await rm(store, { recursive: true, force: true });
    siteKey();
    const { privateKey } = keyFiles(join(ownFolder, 'keys'));
    for (const remote of remotes)
      await run(
        folder,
        process.execPath,
        ['infra/commands/release.mjs', join(folder, 'remotes', remote, 'dist'), '--allow-growth'],
        { STORE_DIR: store, REGISTRY_KEY_FILE: privateKey },
      );
  });
  return store;
}

/**
 * Starts the gateway of a workspace, with the shell of that workspace, in front of a store and a service.
 * @param options.worker place of the worker among those that run.
 */
export async function startGatewayOf(
  { folder }: BuiltWorkspace,
  {
    store,
    serviceUrl,
    worker,
  }: { readonly store: string; readonly serviceUrl: string; readonly worker: number },
): Promise<SkewedSite> {
  const port = await firstFreePort(firstPort(worker), 'localhost');
  const gateway = spawn(process.execPath, ['--import', 'tsx/esm', 'src/main.ts'], {
    cwd: join(folder, 'infra/gateway'),
    env: {
      ...process.env,
      PORT: String(port),
      SHELL_DIR: join(folder, 'shell/dist'),
      STORE_DIR: store,
      SERVICE_URL: serviceUrl,
      REGISTRY_PUBLIC_KEYS: registryKeys().join(''),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  gateway.stderr.on('data', (text) => {
    said += text;
  });
  const url = `http://localhost:${port}`;
  const ends = performance.now() + startTime;
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (gateway.exitCode !== null || performance.now() > ends) {
      gateway.kill();
      throw new Error(`The gateway of ${folder} does not answer:\n${said}`);
    }
    await setTimeout(100);
  }
  return {
    url,
    close: () =>
      new Promise((closed) => {
        gateway.once('close', () => closed());
        gateway.kill();
      }),
  };
}
