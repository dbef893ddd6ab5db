import { compareVersions } from '@console/remote/registry';

/** A source of a remote. */
export interface Source {
  /** From the folder of the remote, `src/jobs/JobsPage.tsx`. */
  readonly path: string;
  readonly text: string;
}

/** A symbol of the contract that a source uses. */
interface UsedSymbol {
  /** Source that uses it. */
  readonly path: string;
  /** Address that it is imported from, `@console/remote/records`. */
  readonly address: string;
  readonly name: string;
}

/** Tests run where they are written, with the packages that are installed there. */
export const isTest = ({ path }: Pick<Source, 'path'>): boolean => /\.(test|fixtures)\.tsx?$/.test(path);

/** It is read by the build, which has the packages in the version of the workspace. */
const isDeclaration = ({ path }: Source) => path === 'src/declaration.ts';

/** Packages that the shell gives a remote while it runs. The record layer is built into each remote. */
const given = ['@console/remote', '@console/remote/contract', '@console/remote/services'];

/** A statement that takes values from an address of the contract; types are gone when the remote runs. */
const statement =
  /^\s*(?:import|export)\s+(?:\{(?<names>[^}]*)\}|\*\s+as\s+(?<whole>\w+))\s+from\s+['"](?<address>@console\/remote[^'"]*)['"]/gm;

/** An address that is loaded while the remote runs, and the names taken from it: `const { Plan } = await import('…')`. */
const loaded =
  /(?:\{(?<names>[^{}=]*)\}\s*=\s*await\s+|(?<whole>\w+)\s*=\s*await\s+)?import\(\s*['"](?<address>@console\/remote[^'"]*)['"]\s*\)(?:\.then\(\s*\(\s*\{(?<then>[^}]*)\})?/g;

const namesIn = (list: string): string[] =>
  list.split(',').flatMap((part) => {
    const [name = ''] = part.trim().split(/\s+as\s+|\s*:\s*/);
    return name && !/^type\s/.test(part.trim()) ? [name] : [];
  });

/** Names that are read from a variable: `services.useTour`. */
const readFrom = (variable: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);

/** The values of `@console/remote` that sources use, each once for a source. Tests do not count. */
export function usedSymbols(sources: readonly Source[]): UsedSymbol[] {
  return sources
    .filter((source) => !isTest(source) && !isDeclaration(source))
    .flatMap(({ path, text }) => {
      const found = [...text.matchAll(statement), ...text.matchAll(loaded)].flatMap(({ groups = {} }) => {
        const { names = '', whole, address = '', then = '' } = groups;
        const all = [...namesIn(names), ...namesIn(then), ...(whole ? readFrom(whole, text) : [])];
        return all.map((name) => ({ path, address, name }));
      });
      const keys = found.map(({ address, name }) => `${address} ${name}`);
      return found.filter(({ address, name }, at) => keys.indexOf(`${address} ${name}`) === at);
    });
}

/** Since when a symbol can be imported, by address and name; undefined for one that was always there. */
export type SinceOf = (address: string, name: string) => string | undefined;

/** Version of the contract that a remote needs, and the symbols that are the reason. */
interface NeededContract {
  /** The least version that has all of them. */
  readonly version: string;
  /** The symbols that this version brought. */
  readonly by: readonly UsedSymbol[];
}

/**
 * The least contract that has all symbols that sources take from a running console.
 * @returns undefined where all of them were always there.
 */
export function neededContract(sources: readonly Source[], sinceOf: SinceOf): NeededContract | undefined {
  let least: NeededContract | undefined;
  for (const symbol of usedSymbols(sources)) {
    if (!given.includes(symbol.address)) continue;
    const version = sinceOf(symbol.address, symbol.name);
    if (version === undefined) continue;
    const order = least ? compareVersions(version, least.version) : 1;
    if (order > 0) least = { version, by: [symbol] };
    else if (order === 0 && least) least = { version, by: [...least.by, symbol] };
  }
  return least;
}

/**
 * The symbols that are newer than the contract that a remote says it needs, in one sentence, with what to declare;
 * undefined where there is none.
 * @param range the range of the declaration, `^2.8.0`.
 */
export function lateSymbols(
  range: string,
  sources: readonly Source[],
  sinceOf: SinceOf,
): { readonly what: string; readonly fix: string } | undefined {
  const needed = neededContract(sources, sinceOf);
  if (!needed || compareVersions(needed.version, range.replace(/^\^/, '')) <= 0) return undefined;
  const [{ path, name, address } = { path: '', name: '', address: '' }, ...others] = needed.by;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return {
    what: `declares contract ${range}, but ${path} uses ${name} of ${address}${more}, since ${needed.version}`,
    fix: `Declare contract: '^${needed.version}'.`,
  };
}
