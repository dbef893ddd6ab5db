import { createHash, randomBytes } from 'node:crypto';
import { type Store, StoreError } from '@console/store';
import { LRUCache } from 'lru-cache';
import type { SessionLimits } from '../options';
import type { Seal } from './seal';

/** A person as the company's provider knows them. */
export interface CompanyPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Name for people to read. */
  readonly name: string;
}

/** Session of a person who has signed in at the company's provider. Times are in ms since 1970. */
export interface CompanySession {
  readonly person: CompanyPerson;
  /** Account of the service by which the person acts, and whether it is theirs alone. */
  readonly account: { readonly name: string; readonly isPersonal: boolean };
  /** Roles of the account when the session began. */
  readonly roles: readonly string[];
  readonly began: number;
  /** Last time that the person proved who they are. */
  readonly authenticated: number;
  /** Last use, to a tenth of the idle limit. */
  readonly used: number;
  /** Session of the provider, where it names one. */
  readonly providerSession?: string;
  /** Token by which the provider is told to sign the person out. */
  readonly idToken?: string;
}

/** Where a session lies, and what follows from its cookie. */
interface Place {
  readonly path: string;
  /** The word that pages prove themselves with. */
  readonly mark: string;
  /** Stands for the person, whatever their name. */
  readonly folder: string;
}

/** A session that goes on. */
export interface LiveSession extends CompanySession, Place {}

/** Sessions of all gateways of a site. */
export interface Sessions {
  /** Begins a session. @returns the value of its cookie @throws StoreError */
  begin(session: Omit<CompanySession, 'used'>): Promise<{ cookie: string; session: LiveSession }>;
  /**
   * Session of a cookie; undefined where it has ended.
   * @throws StoreError while the store does not answer, and the session was not known within the last minute
   */
  find(cookie: string | undefined): Promise<LiveSession | undefined>;
  /** Ends a session at all gateways. @throws StoreError */
  end(session: Pick<LiveSession, 'path'>): Promise<void>;
  /**
   * Ends sessions of a person, or those of one session of the provider.
   * @returns how many @throws StoreError
   */
  endAll(of: {
    readonly subject?: string;
    readonly issuer: string;
    readonly session?: string;
  }): Promise<number>;
}

/** Folder of sessions in the store that gateways share. */
export const sessionsFolder = 'sessions/';

/** Time in ms for which a session is known to go on: one that was ended elsewhere ends here within a second. */
const knownFor = 800;

/** Time in ms for which a session goes on while the store does not answer. */
const withoutStore = 60_000;

/** Most sessions that are held in memory; others are read again. */
const mostHeld = 5000;

interface Held {
  readonly session: LiveSession;
  readonly tag: string;
  /** When the store said so. */
  readonly at: number;
}

const digest = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('base64url');

/** Where a session lies, by its cookie: `person.id`. Who can read the store cannot make a cookie of it. */
function placeOf(cookie: string | undefined): Place | undefined {
  const [, folder, id] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (!folder || !id) return undefined;
  const path = `${sessionsFolder}${folder}/${digest(id)}`;
  return { path, mark: digest('mark', id).slice(0, 22), folder };
}

/**
 * Sessions in the store that gateways share, sealed. Each gateway asks the store again within a second, so that none goes
 * on that has ended.
 * @param now @defaultValue the clock of the machine
 */
export function sharedSessions(
  store: Store,
  seal: Seal,
  limits: SessionLimits,
  now: () => number = () => Date.now(),
): Sessions {
  const held = new LRUCache<string, Held>({ max: mostHeld });
  const asked = new Map<string, Promise<Held | undefined>>();

  /** Time in ms since then. A clock that was set back counts from where it is: what it knew is asked for again. */
  const since = (then: number) => Math.abs(now() - then);

  const isOver = ({ used, began }: CompanySession) =>
    now() - used > limits.idle || now() - began > limits.whole;

  /** Folders of a person: sessions go on in those of keys before. */
  const foldersOf = (issuer: string, subject: string) =>
    seal.namesOf('person', issuer, subject).map((name) => `${sessionsFolder}${name}/`);

  const opened = (path: string, content: Buffer) =>
    seal.open(path, content.toString('utf8')) as CompanySession | undefined;

  async function read(place: Place, known: Held | undefined): Promise<Held | undefined> {
    const { path } = place;
    const found = known ? await store.readIfChanged(path, known.tag) : await store.read(path);
    if (found === 'same') return known && { ...known, at: now() };
    const session = found && opened(path, found.content);
    return session && { session: { ...session, ...place }, tag: found.tag, at: now() };
  }

  async function look(place: Place): Promise<Held | undefined> {
    const { path } = place;
    const known = held.get(path);
    if (known && since(known.at) < knownFor) return known;
    const under = asked.get(path);
    if (under) return under;
    const asking = read(place, known)
      .catch((error: unknown) => {
        if (known && error instanceof StoreError && since(known.at) < withoutStore) return known;
        throw error;
      })
      .then((found) => {
        if (found) held.set(path, found);
        else held.delete(path);
        return found;
      })
      .finally(() => asked.delete(path));
    asked.set(path, asking);
    return asking;
  }

  const written = ({ path, mark: _mark, folder: _folder, ...session }: LiveSession) =>
    seal.seal(path, session);

  /** Notes a use. A session that was ended or used elsewhere meanwhile stays as it is there. */
  async function touch({ session, tag }: Held): Promise<void> {
    const used = { ...session, used: now() };
    const next = await store.write(session.path, written(used), { ifMatch: tag });
    held.set(session.path, { session: used, tag: next, at: now() });
  }

  async function end({ path }: Pick<LiveSession, 'path'>): Promise<void> {
    held.delete(path);
    await store.remove(path);
  }

  return {
    async begin(begun) {
      const id = randomBytes(32).toString('base64url');
      const { issuer, subject } = begun.person;
      const [name] = seal.namesOf('person', issuer, subject);
      const cookie = `${name}.${id}`;
      const place = placeOf(cookie);
      if (!place) throw new Error('A cookie of a session names no place.');
      const session = { ...begun, used: now(), ...place };
      const tag = await store.write(place.path, written(session), { ifAbsent: true });
      held.set(place.path, { session, tag, at: now() });
      return { cookie, session };
    },
    async find(cookie) {
      const place = placeOf(cookie);
      if (!place) return undefined;
      const found = await look(place);
      if (!found) return undefined;
      if (isOver(found.session)) {
        await end(found.session).catch(() => undefined);
        return undefined;
      }
      if (since(found.session.used) > limits.idle / 10) await touch(found).catch(() => undefined);
      return found.session;
    },
    end,
    async endAll({ issuer, subject, session: wanted }) {
      const folders = subject === undefined ? [sessionsFolder] : foldersOf(issuer, subject);
      let ended = 0;
      for (const { path } of (await Promise.all(folders.map((folder) => store.list(folder)))).flat()) {
        const found = await store.read(path);
        const session = found && opened(path, found.content);
        if (!session || session.person.issuer !== issuer) continue;
        if (wanted !== undefined && session.providerSession !== wanted) continue;
        await end({ path });
        ended += 1;
      }
      return ended;
    },
  };
}
