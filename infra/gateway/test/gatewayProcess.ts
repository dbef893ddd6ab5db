import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from '@console/workspace';
import { watchOutput } from '../../emulator/testing/program';
import type { Site } from './site';

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its exit code, and the signal that ended it. */
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
}

/**
 * Starts a gateway as a site does.
 * @param environment beside that of the site
 * @param node flags of Node itself
 * @throws what it wrote, when it ends before it listens
 */
export async function startGatewayProcess(
  { shellDir, store, registryKeys }: Pick<Site, 'shellDir' | 'store' | 'registryKeys'>,
  serviceUrl: string,
  environment: Readonly<Record<string, string>> = {},
  node: readonly string[] = [],
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [...node, '--import', 'tsx/esm', 'src/main.ts'], {
    cwd: inWorkspace('infra/gateway'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      SHELL_DIR: shellDir,
      STORE_DIR: store,
      REGISTRY_PUBLIC_KEYS: registryKeys.join('\n'),
      SERVICE_URL: serviceUrl,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const { listening, output } = watchOutput(child);
  const failed = ended.then(() => {
    throw new Error(`The gateway has ended: ${output()}`);
  });
  failed.catch(() => {});
  return { url: await Promise.race([listening, failed]), child, ended };
}
