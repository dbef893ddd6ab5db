import { compareVersions } from '@console/remote/registry';
import { error, type Finding, warning } from './finding';

/** Tools of this machine, and the versions they have to be. */
export interface Tools {
  readonly node: string;
  /** Least Node, `20.19`. */
  readonly leastNode: string;
  /**
   * User agent of the command that started this: `pnpm/12.21.0 npm/? node/v20`. Undefined when it does not
   * say.
   */
  readonly startedBy?: string | undefined;
  /** `pnpm@12.21.0`. @defaultValue any package manager will do */
  readonly pin?: string | undefined;
}

/** Tools that are not those the workspace was made with. */
export function toolFindings({ node, leastNode, startedBy = '', pin }: Tools): Finding[] {
  const isOld = compareVersions(node, leastNode) < 0;
  const [, pnpm] = /^pnpm\/(\S+)/.exec(startedBy) ?? [];
  const wanted = pin?.replace('pnpm@', '');
  return [
    ...(isOld
      ? [
          error(
            'Node',
            `is ${node}, and ${leastNode} is needed`,
            'Install a newer one from https://nodejs.org.',
          ),
        ]
      : []),
    ...(pnpm && wanted && pnpm !== wanted
      ? [warning('pnpm', `is ${pnpm}, and the workspace is kept with ${wanted}`, `Use npx ${pin}.`)]
      : []),
  ];
}

/** The dependencies of a package.json. */
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Versions that a remote names by itself, and what the lockfile does not know.
 * @param lockfile text of pnpm-lock.yaml.
 * @param folder `remotes/jobs`.
 */
export function manifestFindings(manifest: Manifest, lockfile: string, folder: string): Finding[] {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const own = all
    .filter(([, range]) => range !== 'catalog:' && !range.startsWith('workspace:'))
    .map(([name, range]) =>
      error(
        `${folder}/package.json`,
        `names ${name} ${range} by itself`,
        `Write "catalog:", and the version into pnpm-workspace.yaml.`,
      ),
    );
  const start = lockfile.indexOf(`\n  ${folder}:\n`);
  if (start < 0)
    return [
      ...own,
      error('pnpm-lock.yaml', `does not know ${folder}`, 'Run pnpm install and commit the lockfile.'),
    ];
  const end = lockfile.slice(start + 1).search(/\n\n {2}\S/);
  const importer = lockfile.slice(start, end < 0 ? undefined : start + 1 + end);
  const missing = all
    .filter(([name]) => !new RegExp(`\\n {6}'?${name.replace(/[/.]/g, '\\$&')}'?:`).test(importer))
    .map(([name]) =>
      error(
        'pnpm-lock.yaml',
        `does not have ${name} for ${folder}`,
        'Run pnpm install and commit the lockfile.',
      ),
    );
  return [...own, ...missing];
}
