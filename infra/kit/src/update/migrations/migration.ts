import type { RepositoryFiles } from '../repositoryFiles';

/**
 * A change of a repository that no merge with the template makes: of the sources that a team wrote itself. Migrated
 * once more it stays as it is, and one that does not need it is not changed.
 */
export interface Migration {
  /** Place in the order of migrations; no two have the same. */
  readonly number: number;
  /** Version that repositories need it for, from any that is older. */
  readonly since: string;
  /** Result in the words of a commit: "package.json says what the repository was created with". */
  readonly title: string;
  /** The files afterwards; the same map where there was nothing to do. */
  migrate(files: RepositoryFiles): RepositoryFiles;
}
