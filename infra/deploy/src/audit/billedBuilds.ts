import { existsSync, readFileSync } from 'node:fs';
import { materialsFile } from '@console/remote/registry';
import { apps, inWorkspace, packages } from '@console/workspace';
import type { Vulnerability } from './readAudit';

/** A build of this workspace, and the libraries in it: `moment@2.31.0`. */
export interface BilledBuild {
  readonly name: string;
  readonly libraries: ReadonlySet<string>;
}

interface Bill {
  readonly components?: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version?: string;
  }[];
}

const full = ({ group, name }: { readonly group?: string; readonly name: string }) =>
  group ? `${group}/${name}` : name;

/** The builds that are there, by their bills of materials. */
export function billedBuilds(): BilledBuild[] {
  const places = apps(packages()).flatMap(({ folder }) =>
    ['dist', 'dist/assets'].map((place) => ({
      name: folder.replace(/^remotes\//, ''),
      path: inWorkspace(folder, place, materialsFile),
    })),
  );
  return places
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => {
      const { components = [] } = JSON.parse(readFileSync(path, 'utf8')) as Bill;
      return { name, libraries: new Set(components.map((one) => `${full(one)}@${one.version}`)) };
    });
}

/** The builds that hold a vulnerable library. */
export const buildsWith = ({ library, versions }: Vulnerability, builds: readonly BilledBuild[]): string[] =>
  builds
    .filter(({ libraries }) => versions.some((version) => libraries.has(`${library}@${version}`)))
    .map(({ name }) => name);
