import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Folders this process holds: its own number in a lock file may also be left over from an earlier one. */
const held = new Set<string>();

/**
 * Keeps a second emulator away from a folder: the embedded database does not notice that another one writes
 * the same files, and would destroy them. A lock whose process is gone counts for nothing.
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
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(lock, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) throw inUse(lock, owner);
    await writeFile(lock, String(process.pid));
  }
}

const inUse = (lock: string, owner: number) =>
  new Error(`process ${owner} is using it (if that is no emulator, delete ${lock})`);

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || isEnding(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives but belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The flag of Linux for a process that is on its way out. */
const exiting = 0x4;

/**
 * Whether a process writes no more, though its number is still taken: it was killed, and nobody has taken note. Only
 * Linux tells.
 */
function isEnding(pid: number): boolean {
  try {
    // Behind the name, which may hold spaces and brackets.
    const [state, , , , , , flags] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' || (Number(flags) & exiting) !== 0;
  } catch {
    return false;
  }
}
