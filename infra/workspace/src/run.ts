import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { endWithThisProcess, ownGroup } from './endWithThisProcess';
import { inWorkspace } from './workspace';

/** Folder, environment and output of {@link run} and {@link runScript}. */
export interface RunOptions {
  /** Folder to run in. @defaultValue the root of the workspace */
  readonly cwd?: string;
  /** Variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Collects the output in {@link Ran.output} instead of showing it. @defaultValue false */
  readonly quiet?: boolean;
}

/** A command that has ended. */
export interface Ran {
  readonly ok: boolean;
  /** Output, if it ran quietly: answers and remarks as they came. */
  readonly output: string;
  /** The answers alone, if it ran quietly; which remark comes between them is chance. */
  readonly stdout: string;
}

function ended(child: ChildProcess): Promise<Ran> {
  endWithThisProcess(child);
  let output = '';
  let stdout = '';
  const keep = (chunk: Buffer) => {
    output += String(chunk);
  };
  child.stdout?.on('data', keep).on('data', (chunk: Buffer) => {
    stdout += String(chunk);
  });
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n`, stdout }));
    child.once('close', (code) => resolve({ ok: code === 0, output, stdout }));
  });
}

const settings = ({ cwd = inWorkspace(), env, quiet = false }: RunOptions) => ({
  cwd,
  env: { ...process.env, ...env },
  ...ownGroup,
  stdio: quiet ? (['ignore', 'pipe', 'pipe'] as const) : ('inherit' as const),
});

/** Runs a program to its end. */
export function run(command: string, parameters: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return ended(spawn(command, parameters, settings(options) as object));
}

/** Runs a script of a package.json in its folder, with the commands of its packages on the path. */
export function runScript(folder: string, script: string, options: RunOptions = {}): Promise<Ran> {
  const commands = [inWorkspace(folder, 'node_modules/.bin'), inWorkspace('node_modules/.bin')];
  const path = [...commands, process.env.PATH ?? ''].join(delimiter);
  const all = settings({ ...options, cwd: inWorkspace(folder), env: { ...options.env, PATH: path } });
  return ended(spawn(script, { ...all, shell: true } as object));
}

/** Runs the pinned pnpm quietly: `pnpm('pnpm@12.21.0', ['install'])`. */
export const pnpm = (pin: string, parameters: readonly string[]): Promise<Ran> =>
  // npx is a script, which Windows starts by a shell only.
  ended(
    spawn('npx', ['--yes', pin, ...parameters], {
      ...settings({ quiet: true }),
      shell: process.platform === 'win32',
    } as object),
  );
