import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** True for the file of a packed package of the console. */
export const isPacked = (file: string): boolean => /^console-.+-\d+\.\d+\.\d+.*\.tgz$/.test(file);

/** True for a repository that takes the packages of the console from files, and not from a registry. */
export const takesFiles = async (repository: string): Promise<boolean> =>
  (await readdir(join(repository, 'packages')).catch(() => [])).some(isPacked);

/** Sentence for who updates such a repository without new files. */
export const packagesNeeded =
  'This repository takes the packages of the console from files: say with --packages where the new ones are. Nothing was changed.';
