import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@console/workspace';

/**
 * Merges three texts line by line, as git does.
 * @param ours text of the team
 * @param base text that both come from
 * @param next text of the new template
 * @returns undefined when both changed the same lines
 */
export async function mergeText(ours: string, base: string, next: string): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'console-merge-'));
  try {
    const texts = { ours, base, next };
    const put = ([name, text]: readonly [string, string]) => writeFile(join(folder, name), text);
    await Promise.all(Object.entries(texts).map(put));
    const words = ['merge-file', '--stdout', '--quiet', ...Object.keys(texts)];
    const { ok, stdout } = await run('git', words, { cwd: folder, quiet: true });
    return ok ? stdout : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
