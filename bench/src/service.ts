import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inWorkspace } from '@console/workspace';
import { median } from './statistics';

const emulator = inWorkspace('infra/emulator');

/** What the service of this project costs at a size. */
export interface ServiceCost {
  /** The flags that make the size. */
  readonly flags: string;
  /** Time in ms from the start of the process until it listened. */
  readonly start: number;
  /** Bytes of memory resident after a minute of simulation. */
  readonly resident: number;
  /** Time in ms of the first page of a query, and of one deep behind it; medians. */
  readonly pages: readonly { readonly query: string; readonly first: number; readonly deep: number }[];
}

const queries = {
  items: { path: 'items/show', pages: 5 },
  history: { path: 'items/history/show', pages: 30 },
  transitions: { path: 'items/transitions/show', pages: 3 },
};
const asAdmin = { authorization: `Basic ${Buffer.from('admin:admindefault').toString('base64')}` };

/** Starts the service in a process of its own, in memory, and asks it. */
export async function costOfService(...flags: string[]): Promise<ServiceCost> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx/esm', join(emulator, 'src/main.ts'), '--port', '0', '--data', 'memory', ...flags],
    { cwd: emulator, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const url = await listening(child);
    const start = performance.now() - began;
    const pages = [];
    for (const [query, { path, pages: depth }] of Object.entries(queries))
      pages.push({ query, ...(await walk(`${url}/itemsense/data/v1/${path}?pageSize=100`, depth)) });
    await new Promise((passed) => setTimeout(passed, 60_000));
    return { flags: flags.join(' ') || 'as it comes', start, resident: await residentOf(child), pages };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
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

/** Time of the first page and of the page at a depth, each asked five times. */
async function walk(address: string, depth: number) {
  let marker: string | null = null;
  const at = () => (marker ? `${address}&pageMarker=${encodeURIComponent(marker)}` : address);
  const ask = async () => {
    const answer = await fetch(at(), { headers: asAdmin });
    return ((await answer.json()) as { nextPageMarker: string | null }).nextPageMarker;
  };
  const timed = async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const from = performance.now();
      await ask();
      times.push(performance.now() - from);
    }
    return median(times);
  };
  const first = await timed();
  for (let page = 0; page < depth; page += 1) marker = (await ask()) ?? marker;
  return { first, deep: await timed() };
}

async function residentOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}
