import type { Registry } from '@console/remote/registry';
import type { Delegation } from '@console/store';
import { ReleaseRefused } from '../ReleaseRefused';
import type { Plan } from './entries';

/** A right to release that is to be given. */
export interface WantedGrant {
  readonly team: string;
  /** Public key, PEM. */
  readonly key: string;
  readonly remotes: readonly string[];
  /** Areas that these may serve. @defaultValue those that they serve, or their names */
  readonly areas?: readonly string[] | undefined;
}

const following = (registry: Registry): Registry => ({ ...registry, revision: registry.revision + 1 });

const nameable = /^[a-z][a-z0-9-]*$/;

function demandNames(names: readonly string[], what: string): void {
  const wrong = names.find((name) => !nameable.test(name));
  if (wrong !== undefined) throw new ReleaseRefused(`'${wrong}' is not the name of ${what}.`);
}

/** Areas that remotes serve now; of one that is not released yet, the one that is called like it. */
function areasOf({ remotes }: Registry, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const builds = remotes.find((entry) => entry.name === name)?.builds;
    return builds ? [...new Set(builds.flatMap(({ areas }) => areas.map((area) => area.name)))] : [name];
  });
}

/** @throws ReleaseRefused when the key is that of a team already */
function demandNewKey(key: string, delegations: readonly Delegation[]): void {
  const holder = delegations.find((one) => one.key === key);
  if (holder)
    throw new ReleaseRefused(`That is the key of ${holder.team} already. Each team has one of its own.`);
}

/** @throws ReleaseRefused when the team has no key */
function demandTeam(team: string, delegations: readonly Delegation[]): Delegation {
  const found = delegations.find((one) => one.team === team);
  if (found) return found;
  const known = delegations.map((one) => one.team).join(', ');
  throw new ReleaseRefused(`No team ${team} has a key; there is ${known || 'none yet'}.`);
}

/**
 * Gives a team the right to release by a key of its own.
 * @throws ReleaseRefused when the team has a key, or another team has the key, a remote or an area of it
 */
export function planAddKey(
  registry: Registry,
  delegations: readonly Delegation[],
  { team, key, remotes, areas: given }: WantedGrant,
): Plan {
  if (delegations.some((one) => one.team === team))
    throw new ReleaseRefused(
      `${team} has a key already. Exchange it by "remotes keys replace"; for another right, withdraw it first.`,
    );
  demandNewKey(key, delegations);
  const areas = [...(given ?? areasOf(registry, remotes))];
  demandNames(remotes, 'a remote');
  demandNames(areas, 'an area');
  for (const other of delegations) {
    const remote = other.remotes.find((name) => remotes.includes(name));
    if (remote) throw new ReleaseRefused(`The remote ${remote} is released by ${other.team}.`);
    const area = other.areas.find((name) => areas.includes(name));
    if (area) throw new ReleaseRefused(`The area ${area} belongs to ${other.team}.`);
  }
  return {
    registry: following(registry),
    delegations: [...delegations, { team, key, remotes: [...remotes], areas }],
    what: { command: 'add key', team },
  };
}

/** Puts another key of a team in place of the one before: its right stays. */
export function planReplaceKey(
  registry: Registry,
  delegations: readonly Delegation[],
  team: string,
  key: string,
): Plan {
  const present = demandTeam(team, delegations);
  demandNewKey(key, delegations);
  return {
    registry: following(registry),
    delegations: delegations.map((one) => (one === present ? { ...one, key } : one)),
    what: { command: 'replace key', team },
  };
}

/** Withdraws the key of a team: what it signed until now stays. */
export function planWithdrawKey(registry: Registry, delegations: readonly Delegation[], team: string): Plan {
  const present = demandTeam(team, delegations);
  return {
    registry: following(registry),
    delegations: delegations.filter((one) => one !== present),
    what: { command: 'withdraw key', team },
  };
}

/** Has the registry signed as it is: whoever proves it need not go back further. */
export const planConfirm = (registry: Registry): Plan => ({
  registry: following(registry),
  what: { command: 'confirm' },
});
