import type { PackageApi } from './apiSymbol';
import { announces, type Change, greatest, leastVersion } from './change';
import { changesOf } from './classifyChange';

/** Changes of a package, and the least version they ask for. */
interface ApiClassification {
  readonly package: string;
  readonly changes: readonly Change[];
  /** True if the version announces the changes. */
  readonly announced: boolean;
  /** The least version that does. */
  readonly least: string;
}

/**
 * Compares a package with what was committed.
 * @param harmless no remote that is built can notice a breaking change: it counts as an addition.
 */
export function classifyApi(before: PackageApi, after: PackageApi, harmless = false): ApiClassification {
  const changes = changesOf(before, after);
  const worst = greatest(changes);
  const kind = harmless && worst === 'breaking' ? 'addition' : worst;
  return {
    package: after.name,
    changes,
    announced: announces(before.version, after.version, kind),
    least: leastVersion(before.version, kind),
  };
}

/** Where the version of a package is declared. */
const versionPlace = (name: string): string =>
  name === '@console/remote'
    ? 'contractVersion in packages/remote/src/contract/declaration.ts'
    : `the version in packages/${name.replace('@console/', '')}/package.json`;

/** Advice on a change that its version does not announce; undefined when it does. */
export function complaint({
  package: name,
  changes,
  announced,
  least,
}: ApiClassification): string | undefined {
  if (announced) return undefined;
  const worst = greatest(changes);
  const reason = worst === 'breaking' ? 'breaks remotes that are built' : 'adds to what it exported before';
  return [
    `${name} changed, which ${reason}:`,
    ...changes.filter(({ kind }) => kind === worst).map(({ what }) => `  - ${what}`),
    `Raise ${versionPlace(name)} to ${least} and run "npm run contract", or take the change back.`,
    ...(worst === 'breaking'
      ? [
          'If no remote can notice, give the reason: npm run contract -- --because "…". It counts as an addition then.',
        ]
      : []),
  ].join('\n');
}
