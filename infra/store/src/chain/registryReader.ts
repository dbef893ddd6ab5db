import { UnreadableError } from '../jsonReader';
import { digestOf } from '../pins';
import type { Store, StoredFile } from '../Store';
import { historyPath, openRegistry, readContent, type SignedRegistry } from '../signedRegistry';
import { unsigned } from '../signing/envelope';
import { KeyError, type VerifyingKey } from '../signing/keys';
import { type DelegatedKey, type Delegation, delegatedKey } from './delegation';
import { grantProblem } from './grantProblem';

/** A registry that holds: signed by a key of the site, or by one of a team that stayed within its grant. */
export interface ProvenRegistry extends SignedRegistry {
  /** Digest of its envelope, by which the next one names it. */
  readonly digest: string;
  /** Team whose key signed it, undefined for a key of the site. */
  readonly team?: string | undefined;
}

/**
 * Proves the text of a registry.
 * @param last the registry that held before: what a team signed has to follow it. Default: none is known.
 * @throws UnreadableError for one that does not hold, with the reason.
 */
export type RegistryReader = (text: string, last?: ProvenRegistry) => Promise<ProvenRegistry>;

/** A registry, and the delegation by whose key it claims to be signed; undefined for a key of the site. */
interface Claimed extends ProvenRegistry {
  readonly delegation?: Delegation | undefined;
}

/** A registry whose own step was proven: to the one before, or signed by the site. */
interface Link {
  /** Digest of the registry before; undefined where the site signed this one, which needs no other. */
  readonly previous?: string;
}

type ReadRevision = (revision: number) => Promise<StoredFile | undefined>;

/** Registries of the history that are read at the same time. */
const mostAhead = 16;

/** Reads the history backwards: more of it at once the further it goes, since stores may be far away. */
function readAhead(store: Pick<Store, 'read'>): ReadRevision {
  const begun = new Map<number, Promise<StoredFile | undefined>>();
  let width = 1;
  return async (revision) => {
    if (!begun.has(revision)) {
      for (let next = revision; next > Math.max(0, revision - width); next -= 1) {
        const reading = store.read(historyPath(next));
        // Who does not get as far does not hear of it.
        reading.catch(() => undefined);
        begun.set(next, reading);
      }
      width = Math.min(2 * width, mostAhead);
    }
    const found = begun.get(revision);
    begun.delete(revision);
    return found;
  };
}

const unsignedRegistry = unsigned('The registry');

/** Reads a registry that no key of the site has signed, with the keys that it says may have. */
function readClaim(payload: Buffer): { readonly content: SignedRegistry; readonly keys: DelegatedKey[] } {
  try {
    const content = readContent(payload.toString());
    return { content, keys: (content.delegations ?? []).map(delegatedKey) };
  } catch (error) {
    if (!(error instanceof UnreadableError || error instanceof KeyError)) throw error;
    throw new UnreadableError(unsignedRegistry, { cause: error });
  }
}

/**
 * A reader of `registry.json` and of the history. It goes back from a registry that a team signed, by the digests of
 * those before, to one that a key of the site signed, and holds each step against the grant that stood before it.
 * Nothing depends on times: a key may what the registry before says.
 * @param keys keys of the site
 * @param since least revision of what the site signed last; who goes on from an older one is refused. Default: any.
 */
export function registryReader(
  store: Pick<Store, 'read'>,
  keys: readonly VerifyingKey[],
  since = 0,
): RegistryReader {
  /** Proven steps: a long history is read once, not with each release. */
  const links = new Map<string, Link>();

  function open(text: string): Claimed {
    const { payload, signer } = openRegistry(text);
    const digest = digestOf(text);
    if (signer(keys)) return { ...readContent(payload.toString()), digest };
    const claim = readClaim(payload);
    const delegation = signer(claim.keys)?.delegation;
    if (!delegation) throw new UnreadableError(unsignedRegistry);
    return { ...claim.content, digest, team: delegation.team, delegation };
  }

  function demandRecent(revision: number): void {
    if (revision < since)
      throw new UnreadableError(
        `The registry goes on from revision ${revision} of the site, but REGISTRY_SINCE wants ${since} or later. ` +
          'Put the newest of history/ that holds in its place.',
      );
  }

  /** Reads the registry of a revision from the history. */
  async function kept(revision: number, digest: string | null, readFile: ReadRevision): Promise<Claimed> {
    const path = historyPath(revision);
    const file = digest === null ? undefined : await readFile(revision);
    if (!file)
      throw new UnreadableError(
        `The registry is signed by a team, and ${path}, which it follows, is missing. Put it back.`,
      );
    if (digestOf(file.content) !== digest)
      throw new UnreadableError(
        `The registry is signed by a team, and does not follow ${path}. Put the newest of history/ in its place.`,
      );
    return open(file.content.toString());
  }

  /** Proves one step: a registry by the one before it. */
  function demandStep(later: Claimed, earlier: Claimed): void {
    const grant = (earlier.delegations ?? []).find(({ key }) => key === later.delegation?.key);
    if (!grant) throw new UnreadableError(unsignedRegistry);
    const problem = grantProblem(later, earlier, grant);
    if (problem)
      throw new UnreadableError(
        `The registry is signed by the key of ${grant.team}, which may not ${problem}.`,
      );
  }

  async function linkOf(
    later: Claimed,
    last: ProvenRegistry | undefined,
    readFile: ReadRevision,
  ): Promise<[Link, Claimed?]> {
    if (later.delegation === undefined) return [{}];
    const before = later.registry.revision - 1;
    const earlier = last?.digest === later.previous ? last : await kept(before, later.previous, readFile);
    demandStep(later, earlier);
    return [{ previous: earlier.digest }, earlier];
  }

  /** Goes back from a registry that a team signed to the one that held before, or to one that the site signed. */
  async function follow(newest: Claimed, last: ProvenRegistry | undefined): Promise<void> {
    let { digest } = newest;
    let { revision } = newest.registry;
    let read: Claimed | undefined = newest;
    const readFile = readAhead(store);
    while (digest !== last?.digest) {
      if (last && revision <= last.registry.revision)
        throw new UnreadableError(
          `The registry is signed by a team, and does not follow revision ${last.registry.revision}, which was read before.`,
        );
      let link = links.get(digest);
      let earlier: Claimed | undefined;
      if (!link) {
        const later = read ?? (await kept(revision, digest, readFile));
        [link, earlier] = await linkOf(later, last, readFile);
        links.set(digest, link);
      }
      if (link.previous === undefined) return demandRecent(revision);
      digest = link.previous;
      revision -= 1;
      read = earlier;
    }
  }

  return async (text, last) => {
    const { delegation, ...registry } = open(text);
    if (delegation) await follow({ delegation, ...registry }, last);
    else demandRecent(registry.registry.revision);
    return registry;
  };
}
