import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

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
  let output = '';
  const ended = new Promise<number | null>((done) => child.on('close', done));
  const listening = new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
        const [, url] = /listens on (\S+)/.exec(output) ?? [];
        if (url) done(url);
      });
  });
  return { child, listening, ended, output: () => output };
}
