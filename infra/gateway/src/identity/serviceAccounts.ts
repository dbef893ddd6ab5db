import type { Store } from '@console/store';
import { askWhose } from '../console/identifyCaller';
import type { AccountTable } from '../options';
import type { Seal } from './seal';
import type { CompanyPerson, CompanySession } from './sessions';

/** Name and password of an account of the service. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** An account of the service that lets in, and its token. */
export interface OpenAccount {
  readonly name: string;
  readonly roles: readonly string[];
  readonly token: string;
}

/**
 * Why there is no token for an account.
 * - `refused`: the service does not take its password or token.
 * - `unlinked`: a person has not linked one, or not any more.
 * - `away`: the service does not answer.
 */
export type AccountFailure = 'refused' | 'unlinked' | 'away';

/** Thrown where there is no token for an account. */
export class AccountError extends Error {
  override readonly name = 'AccountError';

  constructor(
    readonly why: AccountFailure,
    options?: ErrorOptions,
  ) {
    super(`The account of the service cannot be used: ${why}.`, options);
  }
}

/** Accounts of the service by which people of the company act. */
export interface ServiceAccounts {
  /** Opens the account of a session. Many calls at once sign in once. @throws AccountError, StoreError */
  open(session: Pick<CompanySession, 'person' | 'account'>): Promise<OpenAccount>;
  /** Opens a shared account. @throws AccountError */
  openShared(name: string): Promise<OpenAccount>;
  /** Opens the account that a person has linked. @throws AccountError, StoreError */
  openLinked(person: CompanyPerson): Promise<OpenAccount>;
  /** Links an account to a person for good. @throws AccountError, StoreError */
  link(person: CompanyPerson, credentials: Credentials): Promise<OpenAccount>;
  /** Forgets a token that the service does not take any more. */
  forget(token: string): void;
}

/** Folder of linked accounts in the store that gateways share. */
export const linksFolder = 'account-links/';

/** Time in ms for which a token is known to be taken. */
const knownFor = 60_000;

/** Time in ms that the service gets to sign an account in. */
const timeoutMs = 10_000;

/** Signs in at the service by a password. @throws AccountError */
async function signIn(serviceUrl: string, { name, password }: Credentials): Promise<OpenAccount> {
  const answer = await fetch(`${serviceUrl}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch(() => undefined);
  if (!answer || answer.status >= 500) throw new AccountError('away');
  const body = (await answer.json().catch(() => undefined)) as
    | { token?: unknown; user?: { name?: unknown; roles?: unknown } }
    | undefined;
  const { token, user } = body ?? {};
  if (!answer.ok || typeof token !== 'string' || typeof user?.name !== 'string' || !Array.isArray(user.roles))
    throw new AccountError('refused');
  return { token, name: user.name, roles: user.roles.map(String) };
}

/** Asks the service whose a token is. @throws AccountError */
async function whose(serviceUrl: string, token: string): Promise<OpenAccount> {
  const { status, body } = await askWhose(serviceUrl, token);
  if (status === undefined || status >= 500) throw new AccountError('away');
  const { name, roles } = (body ?? {}) as { name?: unknown; roles?: unknown };
  if (status >= 400 || typeof name !== 'string' || !Array.isArray(roles)) throw new AccountError('refused');
  return { token, name, roles: roles.map(String) };
}

interface AccountSources {
  readonly serviceUrl: string;
  readonly table: AccountTable;
  /** Reads a file of a password or token. */
  readonly readFile: (path: string) => string;
  readonly store: Store;
  readonly seal: Seal;
}

/** Keeps the accounts open by which people act: a token for each, asked for when it is needed. */
export function serviceAccounts({
  serviceUrl,
  table,
  readFile,
  store,
  seal,
}: AccountSources): ServiceAccounts {
  // By a clock that nobody sets back: else an account would be believed for as long as that was.
  const opened = new Map<string, { readonly account: OpenAccount; readonly at: number }>();
  const opening = new Map<string, Promise<OpenAccount>>();

  /** Gives the token that is known, else the one of `enter`; callers at the same time share both. */
  async function once(key: string, enter: () => Promise<OpenAccount>): Promise<OpenAccount> {
    const known = opened.get(key);
    if (known && performance.now() - known.at < knownFor) return known.account;
    const under = opening.get(key);
    if (under) return under;
    const asking = (known ? whose(serviceUrl, known.account.token).catch(enterAgain) : enter())
      .then((account) => {
        opened.set(key, { account, at: performance.now() });
        return account;
      })
      .finally(() => opening.delete(key));
    opening.set(key, asking);
    return asking;

    async function enterAgain(error: unknown): Promise<OpenAccount> {
      if (!(error instanceof AccountError) || error.why !== 'refused') throw error;
      opened.delete(key);
      return enter();
    }
  }

  /** Places of a person's link: where it is written, then where it was with keys before. */
  function linksOf({ issuer, subject }: CompanyPerson): readonly [string, ...string[]] {
    const [name, ...before] = seal.namesOf('person', issuer, subject);
    return [linksFolder + name, ...before.map((each) => linksFolder + each)];
  }
  const linkOf = (person: CompanyPerson) => linksOf(person)[0];

  const writeLink = (path: string, credentials: Credentials) =>
    store.write(path, seal.seal(path, credentials));

  async function readLink(person: CompanyPerson): Promise<Credentials> {
    const places = linksOf(person);
    for (const path of places) {
      const found = await store.read(path);
      const credentials =
        found && (seal.open(path, found.content.toString('utf8')) as Credentials | undefined);
      if (!credentials) continue;
      // The key before can be taken away once everybody has signed in.
      if (path !== places[0]) await writeLink(places[0], credentials).catch(() => undefined);
      return credentials;
    }
    throw new AccountError('unlinked');
  }

  function secretIn(path: string): string {
    try {
      return readFile(path).trim();
    } catch (cause) {
      throw new AccountError('refused', { cause });
    }
  }

  function openShared(name: string): Promise<OpenAccount> {
    const account = table.accounts.find((one) => one.name === name);
    // The table was changed while somebody was signed in.
    if (!account) return Promise.reject(new AccountError('refused'));
    const { passwordFile, tokenFile } = account;
    return once(`shared ${name}`, async () =>
      tokenFile === undefined
        ? signIn(serviceUrl, { name, password: secretIn(passwordFile ?? '') })
        : whose(serviceUrl, secretIn(tokenFile)),
    );
  }

  const openLinked = (person: CompanyPerson) =>
    once(linkOf(person), async () => {
      const credentials = await readLink(person);
      try {
        return await signIn(serviceUrl, credentials);
      } catch (error) {
        // The password was changed at the service: the person is asked for it again.
        if (error instanceof AccountError && error.why === 'refused') throw new AccountError('unlinked');
        throw error;
      }
    });

  return {
    openShared,
    openLinked,
    open: ({ person, account }) => (account.isPersonal ? openLinked(person) : openShared(account.name)),
    async link(person, credentials) {
      const account = await signIn(serviceUrl, credentials);
      const path = linkOf(person);
      await writeLink(path, credentials);
      opened.set(path, { account, at: performance.now() });
      return account;
    },
    forget(token) {
      for (const [key, { account }] of opened) if (account.token === token) opened.delete(key);
    },
  };
}
