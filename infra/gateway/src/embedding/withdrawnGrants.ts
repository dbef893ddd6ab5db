import { type Store, StoreError } from '@console/store';
import type { Grant } from './grants';

/** Grants that were withdrawn before their end, at all gateways of a site. */
export interface WithdrawnGrants {
  /** @throws StoreError while the store does not answer, and was not read within the last minute */
  has(grant: Grant): Promise<boolean>;
  /** Withdraws a grant. @throws StoreError */
  add(grant: Grant): Promise<void>;
}

/** Folder of withdrawn grants in the store that gateways share: `<end>.<id>`, nothing else. */
const folder = 'embedding/withdrawn/';

/** Time in ms for which the store is not asked again: what another gateway withdraws ends here within a second. */
const knownFor = 800;

/** Time in ms for which grants go on while the store does not answer. */
const withoutStore = 60_000;

const nameOf = ({ id, until }: Grant) => `${until}.${id}`;

const isOver = (name: string, now: number) => Number(name.split('.', 1)[0]) <= now;

/**
 * Withdrawn grants in the store that gateways share. What has ended by itself is taken away with the next one.
 * @param now @defaultValue the clock of the machine
 */
export function sharedWithdrawals(store: Store, now: () => number = Date.now): WithdrawnGrants {
  let known: { readonly names: ReadonlySet<string>; readonly at: number } | undefined;
  let asked: Promise<ReadonlySet<string>> | undefined;
  // What is withdrawn here while the store is asked is not in its answer.
  const own = new Set<string>();

  async function read(): Promise<ReadonlySet<string>> {
    const at = now();
    try {
      const files = await store.list(folder);
      known = { names: new Set(files.map(({ path }) => path.slice(folder.length))), at };
      return known.names;
    } catch (error) {
      if (known && error instanceof StoreError && at - known.at < withoutStore) return known.names;
      throw error;
    }
  }

  async function names(): Promise<ReadonlySet<string>> {
    if (known && now() - known.at < knownFor) return known.names;
    asked ??= read().finally(() => {
      asked = undefined;
    });
    return asked;
  }

  return {
    async has(grant) {
      const name = nameOf(grant);
      return own.has(name) || (await names()).has(name);
    },
    async add(grant) {
      const name = nameOf(grant);
      await store.write(folder + name, '');
      own.add(name);
      const over = [...own, ...(await names())].filter((one) => isOver(one, now()));
      for (const one of over) {
        own.delete(one);
        await store.remove(folder + one);
      }
    },
  };
}
