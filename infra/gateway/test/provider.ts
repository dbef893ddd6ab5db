import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A provider of OpenID Connect that runs on this machine. */
export interface TestProvider {
  readonly issuer: string;
  /** Has it know consoles at these addresses; before, it answers nothing. */
  register(...consoles: readonly string[]): Promise<void>;
  /** Has it answer nothing, or go on. */
  pause(paused: boolean): Promise<void>;
  close(): Promise<void>;
}

async function tell(child: ChildProcess, message: object): Promise<void> {
  const done = once(child, 'message');
  child.send(message);
  await done;
}

/**
 * Starts a real provider in a process of its own: its packages are no scripts that Jest can load.
 * @param folder where this file lies
 */
export async function startProvider(folder: string): Promise<TestProvider> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(folder, 'providerMain.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
    cwd: join(folder, '..'),
  });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  return {
    issuer,
    register: (...consoles) => tell(child, { consoles }),
    pause: (paused) => tell(child, { paused }),
    async close() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
