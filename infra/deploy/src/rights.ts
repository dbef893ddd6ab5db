import {
  type Delegation,
  grantProblem,
  type ProvenRegistry,
  pemOf,
  type RegistryReader,
  registryReader,
  type SignedRegistry,
} from '@console/store';
import { ReleaseRefused } from './ReleaseRefused';
import type { ReadSite } from './Site';

/** Proves registries by the keys of a site, one's own among them. */
export const readerOf = ({ store, keys, own }: ReadSite): RegistryReader =>
  registryReader(store, own ? [own, ...keys] : keys);

const delegationOf = ({ own }: ReadSite, { delegations = [] }: SignedRegistry): Delegation | undefined =>
  own && delegations.find(({ key }) => key === pemOf(own));

/**
 * Tells whether one's own key is one of the site. It is where no team has ever had one; else where it is said, or where
 * none is said and it is not that of a team.
 */
function isOfSite(site: ReadSite, registry: SignedRegistry): boolean {
  const { own, keys } = site;
  if (!own || !registry.delegations || keys.some(({ id }) => id === own.id)) return true;
  return keys.length === 0 && !delegationOf(site, registry);
}

/**
 * Proves the registry of a site: one's own key proves it only where it is one of the site, not where it is that of a
 * team.
 * @throws UnreadableError when it does not hold
 */
export async function prove(
  site: ReadSite,
  text: string,
): Promise<ProvenRegistry & { readonly read: RegistryReader }> {
  const read = readerOf(site);
  const proven = await read(text);
  if (isOfSite(site, proven)) return { ...proven, read };
  const bySite = readerOf({ store: site.store, keys: site.keys });
  return { ...(await bySite(text)), read: bySite };
}

/**
 * The right of one's own key, undefined where it is a key of the site.
 * @throws ReleaseRefused when it is neither that nor the key of a team
 */
export function grantOf(site: ReadSite, present: SignedRegistry): Delegation | undefined {
  if (isOfSite(site, present)) return undefined;
  const grant = delegationOf(site, present);
  if (grant) return grant;
  throw new ReleaseRefused(
    `The key ${site.own?.id} may not release into ${site.store.name}. Ask who holds the key of the site for a right ` +
      '("remotes keys add"); if it is a key of the site, name its public half in REGISTRY_PUBLIC_KEYS, too.',
  );
}

const beyond = ({ team, remotes, areas }: Delegation, problem: string) =>
  new ReleaseRefused(
    `The key of ${team} may not ${problem}. It may release ${remotes.join(', ')}, with the areas ` +
      `${areas.join(', ')}; who holds the key of the site can change that ("remotes keys").`,
  );

/** @throws ReleaseRefused when a change takes more than the key of a team may */
export function demandGranted(after: SignedRegistry, before: SignedRegistry, grant: Delegation): void {
  const problem = grantProblem(after, before, grant);
  if (problem) throw beyond(grant, problem);
}

/**
 * Holds what a remote declares against the right of one's own key, before there is a build of it.
 * @throws ReleaseRefused when the key may not release it, or not with these areas
 */
export function demandDeclared(
  site: ReadSite,
  present: SignedRegistry,
  name: string,
  areas: readonly string[],
): void {
  const grant = grantOf(site, present);
  if (!grant) return;
  if (!grant.remotes.includes(name)) throw beyond(grant, `release ${name}`);
  const area = areas.find((one) => !grant.areas.includes(one));
  if (area !== undefined) throw beyond(grant, `serve the area ${area}`);
}
