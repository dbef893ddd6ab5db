import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const folder = resolve(import.meta.dirname, '../../.console/e2e/once');

/** Forgets what earlier runs did once. */
export async function forgetOnce(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/**
 * Does something once for all workers of a run, when the first of them needs it; the others wait for it.
 * @param name what is done, a name of a file.
 * @throws Error in every worker when it failed in the one that did it.
 */
export async function once(name: string, act: () => Promise<void>): Promise<void> {
  const outcome = join(folder, `${name}.outcome`);
  try {
    await mkdir(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return awaitOutcome(outcome);
  }
  try {
    await act();
    await writeFile(outcome, '');
  } catch (error) {
    await writeFile(outcome, String(error));
    throw error;
  }
}

async function awaitOutcome(outcome: string): Promise<void> {
  for (;;) {
    const failure = await readFile(outcome, 'utf8').catch(() => undefined);
    if (failure === '') return;
    if (failure !== undefined) throw new Error(failure);
    await setTimeout(100);
  }
}
