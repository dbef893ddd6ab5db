import type { ModuleFederation } from '@module-federation/enhanced/runtime';

type Shares = Parameters<ModuleFederation['registerShared']>[0];

/** Where builds find which version of design and of the contract the page runs (`packages/build/runtime/one-design.ts`). */
const active = Symbol.for('console.active-versions');
const packages = { '@console/design/': '@console/design/theme', '@console/remote': '@console/remote' };

let offered: Shares | undefined;

/**
 * Offers modules to the remotes that are loaded from now on. Whoever offers takes part with its own versions: they are
 * those of the page.
 * @param atStart modules that are there, by request.
 * @param onDemand modules that are fetched when a remote asks for them, by request.
 */
export function offerShares(
  atStart: Readonly<Record<string, object>>,
  onDemand: Readonly<Record<string, () => Promise<object>>>,
): void {
  const page = globalThis as Record<symbol, Record<string, string> | undefined>;
  const versions: Record<string, string> = {};
  for (const [name, key] of Object.entries(packages)) {
    const version = OFFERED_SHARES[key]?.version;
    if (version !== undefined) versions[name] = version;
  }
  page[active] = versions;
  const shareOf = (key: string): object | undefined => {
    const module = atStart[key];
    if (module) return { lib: () => module };
    const load = onDemand[key];
    return load && { get: () => load().then((loaded) => () => loaded) };
  };
  offered = Object.fromEntries(
    Object.entries(OFFERED_SHARES).map(([key, { version, strict }]) => {
      const shareConfig = { singleton: true, strictVersion: strict, requiredVersion: `^${version}` };
      // A copy that a remote brings along never takes the place of what is offered.
      return [key, { version, shareConfig, strategy: 'loaded-first', ...shareOf(key) }];
    }),
  ) as Shares;
}

/** The offered modules; undefined in a page that offers nothing. */
export const offeredShares = (): Shares | undefined => offered;
