import { compareVersions } from '@console/remote/registry';
import type { RepositoryFiles } from '../repositoryFiles';
import { answers } from './001-answers';
import type { Migration } from './migration';

/** All migrations, in their order. */
export const migrations: readonly Migration[] = [answers];

/**
 * Applies the migrations that a repository of an earlier version needs.
 * @param from version of the repository
 * @returns its files afterwards, and the titles of those that changed something
 */
export function migrate(
  files: RepositoryFiles,
  from: string,
  all = migrations,
): { files: RepositoryFiles; applied: readonly string[] } {
  const applied: string[] = [];
  let now = files;
  for (const { since, title, migrate: apply } of all) {
    if (compareVersions(from, since) >= 0) continue;
    const next = apply(now);
    if (next !== now) applied.push(title);
    now = next;
  }
  return { files: now, applied };
}
