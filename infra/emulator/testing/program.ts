import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** The program as a person starts it, in a process of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Its address, once it listens. */
  readonly listening: Promise<string>;
  /** Its exit code; `null` when it was killed. */
  readonly ended: Promise<number | null>;
  /** Output so far. */
  output(): string;
}

/**
 * Starts the program.
 * @param databaseUrl default: the embedded database
 * @param node flags of Node itself; default: none
 */
export function startProgram(
  flags: readonly string[],
  databaseUrl = '',
  node: readonly string[] = [],
): Program {
  const child = spawn(process.execPath, [...node, '--import', 'tsx', 'src/main.ts', ...flags], {
    cwd: resolve(__dirname, '..'),
    env: { ...process.env, DATABASE_URL: databaseUrl, AMQP_URL: '', NODE_OPTIONS: '' },
  });
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, ended, ...watchOutput(child) };
}

/** Watches what a program writes, and the address that it says it listens on. */
export function watchOutput({
  stdout,
  stderr,
}: Record<'stdout' | 'stderr', Readable>): Pick<Program, 'listening' | 'output'> {
  let output = '';
  const listening = new Promise<string>((done) => {
    for (const stream of [stdout, stderr])
      stream.on('data', (text) => {
        output += text;
        const [, url] = /listens on (\S+)/.exec(output) ?? [];
        if (url) done(url);
      });
  });
  return { listening, output: () => output };
}
