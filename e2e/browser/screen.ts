import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody sees. */
export interface Screen {
  /** Its name, as programs take it from `DISPLAY`. */
  readonly display: string;
  close(): Promise<void>;
}

/** Opens a screen under a number that is free. */
export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  const [number] = (await Promise.race([
    once(server.stdio[3] as Readable, 'data'),
    ended.then(() => {
      throw new Error('Xvfb ended before it had a screen.');
    }),
  ])) as [Buffer];
  return {
    display: `:${String(number).trim()}`,
    async close() {
      server.kill();
      await ended;
    },
  };
}
