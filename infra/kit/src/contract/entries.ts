import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '@console/workspace';

/** The packages that a remote is written with, lowest first. */
export const contractPackages = ['api-client', 'design', 'remote'] as const;
/** Folder of a package below `packages`. */
export type ContractPackage = (typeof contractPackages)[number];

/** Address under which a package can be imported. */
export interface Entry {
  /** `@console/remote/contract`. */
  readonly address: string;
  /** From the folder of the package, `src/contract/index.ts`. */
  readonly source: string;
  /** From docs/contract, `remote/contract.md`. */
  readonly report: string;
}

/** A package.json, as far as it matters here. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** Reads the package.json of a package. */
export const manifestOf = (name: ContractPackage): PackageManifest =>
  JSON.parse(readFileSync(inWorkspace('packages', name, 'package.json'), 'utf8')) as PackageManifest;

/** The entry points of a package, from the `exports` of its package.json. */
function entriesOf(name: ContractPackage): Entry[] {
  const folder = inWorkspace('packages', name);
  const found = Object.entries(manifestOf(name).exports).flatMap(([key, target]) => {
    // Keys of texts, which no code is imported from.
    if (target.endsWith('.d.ts')) return [];
    const [before = '', after] = target.split('*');
    if (after === undefined) return [[key, target]];
    return readdirSync(join(folder, before))
      .map((part) => [key.replace('*', part), `${before}${part}${after}`])
      .filter(([, source = '']) => existsSync(join(folder, source)));
  });
  return found.map(([key = '', source = '']) => ({
    address: join(`@console/${name}`, key),
    source: join(source),
    report: `${name}/${key === '.' ? 'index' : key.slice(2).replaceAll('/', '.')}.md`,
  }));
}

/** Of the client of the service only this is shared on a page; the rest is built into each remote. */
const isShared = ({ address }: Entry) =>
  !address.startsWith('@console/api-client') || address === '@console/api-client/react';

/** The entry points that shell and remotes have to agree on. */
export const sharedEntriesOf = (name: ContractPackage): Entry[] => entriesOf(name).filter(isShared);
