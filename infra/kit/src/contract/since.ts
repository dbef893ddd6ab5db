import type { PackageApi } from './apiSymbol';

/** With which version of its package each symbol came, by address and name; those that were always there are left out. */
export type Since = Readonly<Record<string, Readonly<Record<string, string>>>>;

const sorted = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Goes on with what is known: a symbol that was not there before came with this version, one that went is forgotten.
 * @param before the packages as they were reported last
 * @param after the packages as they are
 */
export function withNewSymbols(
  known: Since,
  before: readonly PackageApi[],
  after: readonly PackageApi[],
): Since {
  const were = new Map(
    before.flatMap(({ entryPoints }) =>
      entryPoints.map(({ address, symbols }) => [address, new Set(symbols.map(({ name }) => name))] as const),
    ),
  );
  const all = after.flatMap(({ version, entryPoints }) =>
    entryPoints.map(({ address, symbols }) => {
      const own = symbols.flatMap(({ name }) => {
        const since = were.get(address)?.has(name) ? known[address]?.[name] : version;
        return since === undefined ? [] : [[name, since] as const];
      });
      return [address, sorted(own)] as const;
    }),
  );
  return sorted(all.filter(([, symbols]) => Object.keys(symbols).length > 0));
}
