import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtShell, type RunningConsole, releaseInto, startOwnConsole } from '@console/console';
import { registryPath } from '@console/store';
import { inWorkspace, isOwnRepository, workFolder, workspace } from '@console/workspace';
import { buildOnce } from './buildOnce';
import { buildShell } from './buildShell';

/** The console that a remote is shown in while it is written. */
interface DevConsole {
  /** Resolves when it answers; with `false` when it ended before. */
  readonly ready: Promise<boolean>;
  /** Resolves with the exit code when it ends by itself. */
  readonly ended: Promise<number>;
  stop(): void;
}

const own = (name: string) => join(workFolder, 'dev', name);

async function untilReady(address: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) return true;
    await wait(300);
  }
  return false;
}

/** Starts the same as "npm start" in a workspace of several remotes. */
async function startWorkspace(name: string, port: number, origin: string): Promise<DevConsole> {
  const child = spawn(process.execPath, [inWorkspace('infra/commands/start.mjs')], {
    cwd: inWorkspace(),
    env: {
      ...process.env,
      PORT: String(port),
      SHELL_DIR: await buildShell(),
      STORE_DIR: join(own(name), 'store'),
      EMULATOR_DATA: join(own(name), 'emulator'),
      OVERRIDE_ORIGINS: [process.env.OVERRIDE_ORIGINS, origin].filter(Boolean).join(' '),
    },
    stdio: 'inherit',
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  return {
    ready: untilReady(`http://localhost:${port}`, () => child.exitCode === null),
    ended,
    stop: () => void child.kill('SIGTERM'),
  };
}

/** A console shows nothing before something is released into its store: the remote as it now is, once. */
async function fill(name: string, store: string): Promise<void> {
  if (existsSync(join(store, registryPath))) return;
  const dist = join(own(name), 'released');
  await buildOnce(workspace, dist, 'release');
  await releaseInto(store, dist, 'dev');
}

function startFilled(name: string, port: number, origin: string): Promise<RunningConsole> {
  const store = join(own(name), 'store');
  return startOwnConsole({
    shell: builtShell('development'),
    port,
    store,
    data: join(own(name), 'emulator'),
    origins: [origin],
    prepared: fill(name, store),
  });
}

/** The console that was installed, with a service of its own. */
function startInstalled(name: string, port: number, origin: string): DevConsole {
  const starting = startFilled(name, port, origin);
  return {
    ready: starting.then(() => untilReady(`http://localhost:${port}`, () => true)),
    ended: new Promise(() => undefined),
    stop: () => void starting.then((console) => console.close()),
  };
}

/**
 * Starts a console with leave to run a remote from an origin. Store, data and port are its own: a site's store is never
 * written to, and a console that runs already goes on.
 * @throws BuildFailed when the shell of the workspace cannot be built.
 */
export const startConsole = async (name: string, port: number, origin: string): Promise<DevConsole> =>
  isOwnRepository() ? startInstalled(name, port, origin) : startWorkspace(name, port, origin);
