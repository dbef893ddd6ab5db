import type { Registry } from '@console/remote/registry';
import { type Change, type Changed, digestOf, historyPath, UnreadableError } from '@console/store';
import { ReleaseRefused } from './ReleaseRefused';
import { presentRegistry } from './registry';
import type { ReadSite } from './Site';

/** A registry that held, and the change that made it. */
export interface HistoryEntry {
  readonly revision: number;
  readonly change: Change;
  readonly registry: Registry;
  /** Team whose key signed it, undefined for a key of the site. */
  readonly team?: string | undefined;
}

/**
 * The registries of a site, the present one first, each held against the digest by which the one after it names it.
 * @throws ReleaseRefused, while going on, where one is missing, is not signed by a known key, or is not the one that
 *   was there.
 */
export async function* history(site: ReadSite): AsyncGenerator<HistoryEntry> {
  const present = await presentRegistry(site);
  if (!present) return;
  const { read } = present;
  let { registry, change, previous, team } = present;
  for (;;) {
    yield { revision: registry.revision, change, registry, team };
    if (previous === null) return;
    const path = historyPath(registry.revision - 1);
    const file = await site.store.read(path);
    const broken = (why: string) =>
      new ReleaseRefused(`The history of ${site.store.name} is broken: ${path} ${why}.`);
    if (!file) throw broken('is missing');
    if (digestOf(file.content) !== previous) throw broken('is not the registry that was there');
    try {
      ({ registry, change, previous, team } = await read(file.content.toString()));
    } catch (error) {
      if (error instanceof UnreadableError)
        throw broken(`does not hold: ${error.message.replace(/\.$/, '')}`);
      throw error;
    }
  }
}

/** Sentence on a change of the registry. */
export function wordsFor({ command, remote, build, percent, audience, team }: Changed): string {
  switch (command) {
    case 'release':
      return `${remote} ${build} released${percent === undefined ? '' : ` for ${percent} %`}`;
    case 'rollback':
      return `${remote} back to ${build}`;
    case 'rollout':
      return `${remote} ${build} for ${percent} %`;
    case 'finish':
      return `${remote} ${build} for everybody`;
    case 'stop':
      return `${remote} ${build} for nobody`;
    case 'pin':
      return `${remote} ${build} pinned for user ${audience}`;
    case 'unpin':
      return `${remote} not pinned any more for user ${audience}`;
    case 'add key':
      return `${team} may release by a key of its own`;
    case 'replace key':
      return `${team} has another key`;
    case 'withdraw key':
      return `${team} may not release any more`;
    case 'confirm':
      return 'confirmed by the key of the site';
  }
}
