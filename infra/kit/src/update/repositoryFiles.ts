import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Refused, run } from '@console/workspace';

/** Text files of a repository by their paths, with slashes. */
export type RepositoryFiles = ReadonlyMap<string, string>;

/** Files whose lines nobody writes: packed packages, and what a package manager has chosen. */
const isWritten = (path: string) =>
  !/^packages\/.*\.tgz$|(^|\/)(package-lock\.json|pnpm-lock\.yaml|yarn\.lock)$/.test(path);

async function readAll(folder: string, paths: readonly string[]): Promise<RepositoryFiles> {
  const files = paths
    .filter(isWritten)
    .map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return new Map(await Promise.all(files));
}

/** The files of a folder that a creator has just written. */
export async function createdFiles(folder: string): Promise<RepositoryFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return readAll(folder, paths.sort());
}

/**
 * The files of a repository as its last commit has them.
 * @throws Refused when it is none of git, or something in it is not committed: an update could not be taken back.
 */
export async function committedFiles(folder: string): Promise<RepositoryFiles> {
  const git = (...words: string[]) => run('git', words, { cwd: folder, quiet: true });
  const [status, listed] = await Promise.all([git('status', '--porcelain', '.'), git('ls-files', '-z', '.')]);
  if (!status.ok || !listed.ok || listed.stdout === '')
    throw new Refused(
      `${folder} has no commit of git, so an update could not be taken back: commit it (git init, git add ., git commit), and update again.`,
    );
  const changed = status.stdout.split('\n').filter(Boolean);
  if (changed.length > 0)
    throw new Refused(
      `Commit or stash your changes first, so that the update can be taken back: ${changed
        .slice(0, 3)
        .map((line) => line.slice(3))
        .join(', ')}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''}. Nothing was updated.`,
    );
  return readAll(folder, listed.stdout.split('\0').filter(Boolean));
}
