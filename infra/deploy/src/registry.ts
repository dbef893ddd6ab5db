import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@console/remote/registry';
import {
  type Condition,
  type Delegation,
  historyPath,
  type ProvenRegistry,
  type RegistryReader,
  registryPath,
  type SignedRegistry,
  StoreError,
  signRegistry,
  UnreadableError,
} from '@console/store';
import { emptyRegistry, type Plan } from './plan/entries';
import { ReleaseRefused } from './ReleaseRefused';
import { demandGranted, grantOf, prove, readerOf } from './rights';
import { type ReadSite, type Site, toRead } from './Site';

/** The registry of a site as it lies there. */
export interface PresentRegistry extends ProvenRegistry {
  readonly tag: string;
  /** Proves what follows it, and what it follows. */
  readonly read: RegistryReader;
}

/**
 * The registry of a site, undefined where nothing has been released yet.
 * @throws ReleaseRefused when there is one that cannot be read or that cannot be proven: nothing is built on it.
 */
export async function presentRegistry(site: ReadSite): Promise<PresentRegistry | undefined> {
  const { store } = site;
  const file = await store.read(registryPath);
  if (!file) return undefined;
  try {
    return { ...(await prove(site, file.content.toString())), tag: file.tag };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    const again = `remove ${registryPath} and history/ from ${store.name} and release every remote again`;
    throw new ReleaseRefused(
      error.otherShape
        ? `The registry in ${store.name} was written by another version of these commands (${error.message}) It is ` +
            `left as it is. Use that version, or ${again}; "npm start" releases all that it builds.`
        : `${error.message} It is left as it is. Name the key of the site in REGISTRY_PUBLIC_KEYS, put the newest of ` +
            `history/ that holds in its place, or ${again}.`,
      { cause: error },
    );
  }
}

/** The registry of a site; an empty one where nothing has been released yet. */
export const readRegistry = async (site: ReadSite): Promise<Registry> =>
  (await presentRegistry(site))?.registry ?? emptyRegistry;

/**
 * Time in ms after which a change that was not finished counts as left behind by a process that died. It is measured
 * here, from when it was first seen: clocks of other machines may be ahead or behind.
 */
const abandonedAfter = 2000;
const retryAfter = 50;

/** Longest time in ms for which a change gives way to those of others. */
const longestWait = 60_000;

const isConflict = (error: unknown) => error instanceof StoreError && error.code === 'conflict';

/** Writes conditionally. @returns whether the condition held */
async function wrote(site: Site, path: string, text: string, condition: Condition): Promise<boolean> {
  try {
    await site.store.write(path, text, condition);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

const pointer = (present: PresentRegistry | undefined): Condition =>
  present ? { ifMatch: present.tag } : { ifAbsent: true };

/**
 * Finishes a change that another process has begun: its registry is kept as the next one, but the pointer does not
 * lead to it yet. Gives that process the time to do so itself.
 */
async function finishOther(
  site: Site,
  present: PresentRegistry | undefined,
  path: string,
  seen: Map<string, number>,
): Promise<void> {
  const file = await site.store.read(path);
  if (!file) return;
  const text = file.content.toString();
  const inTheWay = (why: string) =>
    new ReleaseRefused(`${path} in ${site.store.name} is in the way: ${why} Look at it, and remove it.`);
  let other: SignedRegistry;
  try {
    other = await (present?.read ?? readerOf(toRead(site)))(text, present);
  } catch (error) {
    if (error instanceof UnreadableError) throw inTheWay(error.message);
    throw error;
  }
  if (other.previous !== (present?.digest ?? null))
    throw inTheWay('it does not follow the registry that is there.');
  const since = seen.get(text) ?? performance.now();
  seen.set(text, since);
  if (performance.now() - since < abandonedAfter) await wait(retryAfter);
  else await wrote(site, registryPath, text, pointer(present));
}

/** Result of a change of the registry. */
export interface ChangedRegistry {
  /** True if anything changed. */
  readonly changed: boolean;
  /** The registry afterwards. */
  readonly registry: Registry;
  /** Keys of teams afterwards. */
  readonly delegations: readonly Delegation[];
}

/** Outcome of a change of the registry of a site. */
export interface NextRegistry {
  readonly present: PresentRegistry | undefined;
  /** The registry before. */
  readonly before: Registry;
  /** The registry afterwards, and its text; undefined when nothing changes. */
  readonly next?: { readonly registry: Registry; readonly text: string };
  /** Keys of teams afterwards. */
  readonly delegations: readonly Delegation[];
}

/** Decides what a change makes of the registry, from the registry as it is and the keys of teams. */
export type Planning = (registry: Registry, delegations: readonly Delegation[]) => Plan;

/**
 * Signs what a change makes of the registry of a site; nothing is written.
 * @throws ReleaseRefused when the plan says so, the registry cannot be built on, or the key may not do that.
 */
export async function nextRegistry(site: Site, reason: string, plan: Planning): Promise<NextRegistry> {
  const present = await presentRegistry(toRead(site));
  const grant = present && grantOf(toRead(site), present);
  const before = present?.registry ?? emptyRegistry;
  const { registry, what, delegations = present?.delegations } = plan(before, present?.delegations ?? []);
  if (!registry) return { present, before, delegations: delegations ?? [] };
  const content: SignedRegistry = {
    registry,
    change: { at: new Date().toISOString(), by: site.by, reason, what },
    previous: present?.digest ?? null,
    ...(delegations && { delegations: [...delegations] }),
  };
  if (grant) demandGranted(content, present, grant);
  return {
    present,
    before,
    next: { registry, text: signRegistry(content, site.key) },
    delegations: delegations ?? [],
  };
}

/**
 * Changes the registry of a site: signs the next one, keeps it as `history/<revision>.json`, and points to it at
 * once. Of changes at the same time each is planned on what the one before has made of the registry: who keeps the
 * next revision first goes first.
 * @param plan decides from the registry as it is; may be asked more than once.
 * @param reason why, for those who look at the history.
 * @throws ReleaseRefused when the plan says so, when the registry cannot be built on, when the key may not do that, or when
 *   others change it for too long.
 */
export async function changeRegistry(site: Site, reason: string, plan: Planning): Promise<ChangedRegistry> {
  const seen = new Map<string, number>();
  const deadline = performance.now() + longestWait;
  for (;;) {
    const { present, before, next, delegations } = await nextRegistry(site, reason, plan);
    if (!next) return { changed: false, registry: before, delegations };
    const { registry, text } = next;
    const path = historyPath(registry.revision);
    // An answer may get lost on its way: what is there may be what was written here.
    const first =
      (await wrote(site, path, text, { ifAbsent: true })) ||
      (await site.store.read(path))?.content.toString() === text;
    if (first) {
      // If the condition does not hold, another process has finished this change in the meantime.
      await wrote(site, registryPath, text, pointer(present));
      return { changed: true, registry, delegations };
    }
    if (performance.now() > deadline)
      throw new ReleaseRefused(
        `Others have been changing the registry of ${site.store.name} for ${longestWait / 1000} seconds. Nothing ` +
          'has been changed; try again.',
      );
    await finishOther(site, present, path, seen);
  }
}
