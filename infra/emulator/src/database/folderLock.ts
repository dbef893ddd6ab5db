import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Folders this process holds: its own number in a lock file may also be left over from an earlier one. */
const held = new Set<string>();

/**
 * Keeps a second emulator away from a folder: the embedded database does not notice that another one writes
 * the same files, and would destroy them. A lock whose process is gone counts for nothing; one that was killed a moment
 * ago is waited for.
 * @returns what gives the folder free
 * @throws when another emulator is using the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = `${resolve(folder)}.lock`;
  if (held.has(lock)) throw inUse(lock, process.pid);
  held.add(lock);
  try {
    await take(lock);
  } catch (error) {
    held.delete(lock);
    throw error;
  }
  return async () => {
    await rm(lock, { force: true });
    held.delete(lock);
  };
}

async function take(lock: string): Promise<void> {
  const own = [process.pid, readProcess(process.pid)?.started].filter(Boolean).join(' ');
  try {
    await writeFile(lock, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [owner, started] = (await readFile(lock, 'utf8')).split(' ');
    await requireGone(lock, Number(owner), started);
    await writeFile(lock, own);
  }
}

const inUse = (lock: string, owner: number) =>
  new Error(`process ${owner} is using it (if that is no emulator, delete ${lock})`);

/** Time a killed process is waited for, and the interval of looks, in milliseconds. */
const ending = { timeoutMs: 10_000, interval: 50 } as const;

/** @throws when the process that made the lock lives, or does not come to its end */
async function requireGone(lock: string, owner: number, started: string | undefined): Promise<void> {
  for (let waited = 0; isUsing(owner, started); waited += ending.interval) {
    const isEnding = readProcess(owner)?.state === 'ending';
    if (waited >= ending.timeoutMs || (!isEnding && isUsing(owner, started))) throw inUse(lock, owner);
    await wait(ending.interval);
  }
}

/** @param started of the process that made the lock: another one may have its number by now */
function isUsing(pid: number, started: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  const found = readProcess(pid);
  if (found?.state === 'gone' || (found && started && found.started !== started)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives but belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process of this machine. */
interface Process {
  /** `ending`: it was killed, and may still be in the middle of a write; `gone`: nobody has taken note of its end. */
  readonly state: 'alive' | 'ending' | 'gone';
  /** When it began, in ticks since the machine did. */
  readonly started: string | undefined;
}

/** The flag of Linux for a process that is on its way out, and the one of the signal that none survives. */
const flags = { exiting: 0x4, killed: 1n << 8n } as const;

/** Reads the start time of a process from the kernel: only Linux tells. */
function readProcess(pid: number): Process | undefined {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  try {
    // Behind the name, which may hold spaces and brackets.
    const fields = read('stat').split(') ').at(-1)?.split(' ') ?? [];
    const started = fields[19];
    const isZombie = fields[0] === 'Z' || fields[0] === 'X';
    // Its other threads may outlive the first one.
    if (isZombie) return { state: readdirSync(`/proc/${pid}/task`).length > 1 ? 'ending' : 'gone', started };
    const pending = [...read('status').matchAll(/^(?:Sig|Shd)Pnd:\s*([0-9a-f]+)/gm)];
    const isKilled = pending.some(([, mask]) => (BigInt(`0x${mask}`) & flags.killed) !== 0n);
    return { state: isKilled || (Number(fields[6]) & flags.exiting) !== 0 ? 'ending' : 'alive', started };
  } catch {
    return undefined;
  }
}
