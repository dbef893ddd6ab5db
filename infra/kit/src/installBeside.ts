import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '@console/workspace';

/**
 * Installs a package into a folder of its own, from the registry that a repository takes its packages from.
 * @param repository folder whose `.npmrc` says which registry is asked
 * @param folder where it is installed; has to be there
 * @param wanted `@console/console@2.30.0`, or the path of a packed package
 * @param more further words for npm
 * @returns whether it is there, and what npm says
 */
export async function installBeside(
  repository: string,
  folder: string,
  wanted: string,
  ...more: readonly string[]
): Promise<{ readonly ok: boolean; readonly said: string }> {
  const settings = join(repository, '.npmrc');
  if (existsSync(settings)) await copyFile(settings, join(folder, '.npmrc'));
  const words = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--no-package-lock'];
  const { ok, output } = await run('npm', ['install', ...words, ...more, wanted], {
    cwd: folder,
    quiet: true,
  });
  return { ok, said: output.trim() };
}
