import type { ApiMember, ApiSymbol, EntryPoint, PackageApi } from './apiSymbol';
import { announces, type Change, greatest, leastVersion } from './change';
import { changesOf } from './classifyChange';

/** A symbol as the snapshot keeps it: what is compared, and since when it is there. */
type KeptSymbol = Omit<ApiSymbol, 'doc'> & { readonly since: string };

/** A package as the snapshot keeps it. */
export interface KeptApi extends Omit<PackageApi, 'entryPoints'> {
  readonly entryPoints: readonly { readonly address: string; readonly symbols: readonly KeptSymbol[] }[];
}

/** One step of a package: what changed with a version. */
export interface Step {
  readonly package: string;
  readonly version: string;
  readonly changes: readonly string[];
  /** Why a change that looks as if it broke something does not. @defaultValue nobody had to say. */
  readonly because?: string;
}

/** What was offered last, kept in the repository. */
export interface Snapshot {
  readonly packages: Readonly<Record<string, KeptApi>>;
  /** Newest first. */
  readonly steps: readonly Step[];
}

/** Of the client of the service only this is shared on a page; the rest is built into each remote. */
const isShared = ({ address }: EntryPoint) =>
  !address.startsWith('@console/api-client') || address === '@console/api-client/react';

const withoutDoc = ({ doc: _, ...member }: ApiMember): ApiMember => member;

/** The part of a package that shell and remotes have to agree on. */
export const sharedPart = (api: PackageApi): PackageApi => ({
  ...api,
  entryPoints: api.entryPoints.filter(isShared),
  reached: api.name === '@console/api-client' ? [] : api.reached,
});

const sinceIn = (doc: string | undefined) => {
  const [, version] = /\bSince contract (\d+\.\d+)\b/.exec(doc ?? '') ?? [];
  return version && `${version}.0`;
};

/** What of a symbol is compared; members say what its signature does. */
function compared({ doc: _, members, ...symbol }: ApiSymbol): ApiSymbol {
  return { ...symbol, ...(members && { signature: '', members: members.map(withoutDoc) }) };
}

/** The snapshot of a package: symbols keep the version they came with. */
export function keep(api: PackageApi, before: KeptApi | undefined): KeptApi {
  const known = new Map(
    (before?.entryPoints ?? []).flatMap(({ address, symbols }) =>
      symbols.map(({ name, since }) => [`${address}: ${name}`, since] as const),
    ),
  );
  const withSince = (address: string, { doc, ...symbol }: ApiSymbol): KeptSymbol => ({
    ...compared(symbol),
    since:
      known.get(`${address}: ${symbol.name}`) ??
      sinceIn(doc) ??
      (before ? api.version : firstOf(api.version)),
  });
  const { entryPoints, reached, ...rest } = sharedPart(api);
  return {
    ...rest,
    entryPoints: entryPoints.map(({ address, symbols }) => ({
      address,
      symbols: symbols.map((symbol) => withSince(address, symbol)),
    })),
    reached: reached.map(compared),
  };
}

const firstOf = (version: string) => `${version.split('.')[0]}.0.0`;

/** What a change of a package asks of its author. */
export interface ValidationState {
  readonly package: string;
  readonly changes: readonly Change[];
  /** Whether the version says what changed. */
  readonly announced: boolean;
  /** The least version that does. */
  readonly least: string;
}

/**
 * Holds a package against what was offered last.
 * @param harmless no remote that is built can notice what looks as if it broke: it counts as an addition.
 */
export function judge(before: KeptApi, after: PackageApi, harmless = false): ValidationState {
  const changes = changesOf(before, sharedPart(after));
  const worst = greatest(changes);
  const kind = harmless && worst === 'breaking' ? 'addition' : worst;
  return {
    package: after.name,
    changes,
    announced: announces(before.version, after.version, kind),
    least: leastVersion(before.version, kind),
  };
}

/** Where the version of a package is said. */
export const versionPlace = (name: string): string =>
  name === '@console/remote'
    ? 'contractVersion in packages/remote/src/contract/declaration.ts'
    : `the version in packages/${name.replace('@console/', '')}/package.json`;

/** What is to be done about a change that its version does not say; undefined when it does. */
export function complaint({ package: name, changes, announced, least }: ValidationState): string | undefined {
  if (announced) return undefined;
  const worst = greatest(changes);
  const reason = worst === 'breaking' ? 'breaks remotes that are built' : 'is more than was offered before';
  return [
    `${name} changed, which ${reason}:`,
    ...changes.filter(({ kind }) => kind === worst).map(({ what }) => `  - ${what}`),
    `Raise ${versionPlace(name)} to ${least} and run "pnpm contract", or take the change back.`,
    ...(worst === 'breaking'
      ? ['If no remote can notice, say why: pnpm contract --because "…"; then it counts as an addition.']
      : []),
  ].join('\n');
}
