import { spawn } from 'node:child_process';
import { workspace } from './workspace';

/** A command that has ended. */
export interface Ran {
  readonly ok: boolean;
  /** What it wrote. */
  readonly output: string;
}

/** Runs a program to its end and keeps what it writes. */
export function runQuietly(command: string, parameters: readonly string[], cwd = workspace): Promise<Ran> {
  const child = spawn(command, parameters, { cwd, shell: process.platform === 'win32' && command === 'npx' });
  let output = '';
  const keep = (part: Buffer) => {
    output += String(part);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs the pinned pnpm: `pnpm('pnpm@12.21.0', ['install'])`. */
export const pnpm = (pin: string, parameters: readonly string[]): Promise<Ran> =>
  runQuietly('npx', ['--yes', pin, ...parameters]);
