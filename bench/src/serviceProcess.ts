import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { emulatorProcess } from '@console/emulator/process';
import { inWorkspace } from '@console/workspace';

/** The service as `pnpm emulator` starts it. */
export const emulatorProgram = inWorkspace('infra/emulator/src/main.ts');

/** Headers of calls by the administrator of the demo. */
export const asAdmin = {
  authorization: `Basic ${Buffer.from('admin:admindefault').toString('base64')}`,
};

/** A service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program that says where it listens. */
export async function startService(
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const child = spawn(
    process.execPath,
    [...emulatorProcess.execArgv, '--import', 'tsx/esm', program, '--port', '0', ...words],
    {
      cwd: inWorkspace('infra/emulator'),
      env: { ...process.env, ...emulatorProcess.environment, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { url: await listening(child), child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listening(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The service says nothing.');
  for await (const line of createInterface(child.stdout)) {
    const url = /listens on (\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The service ended before it listened.');
}

/** Bytes of a process that are in memory. */
export async function residentOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Ticks of Linux in a second. */
const ticksPerSecond = 100;

/** Seconds of a core that a process has taken so far, all of its threads together. */
export async function processorTimeOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Behind the name, which may hold spaces and brackets.
  const fields = stat.split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
