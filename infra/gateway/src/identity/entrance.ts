import { StoreError } from '@console/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountTable, signInPaths } from '../options';
import { nameOf } from './accountTable';
import { pageToken, proofCookie } from './actByAccounts';
import { cookieLine, cookieNames, noCookie, readCookies } from './cookies';
import { type ProvenPerson, ProviderAwayError } from './provenPerson';
import type { Provider } from './provider';
import type { ProxyHeader } from './proxyHeader';
import type { Seal } from './seal';
import { AccountError, type OpenAccount, type ServiceAccounts } from './serviceAccounts';
import type { CompanyPerson, LiveSession, Sessions } from './sessions';
import { type SignInProblem, sendProblem, sendSignedIn } from './signInPages';

/** Sources of the sign-in at a company. */
export interface SignInSources {
  readonly provider: Provider | undefined;
  readonly proxy: ProxyHeader | undefined;
  readonly sessions: Sessions;
  /** Session of the cookie of a request. @throws StoreError, ProviderAwayError */
  readonly find: (request: FastifyRequest) => Promise<LiveSession | undefined>;
  readonly accounts: ServiceAccounts;
  readonly table: AccountTable;
  readonly seal: Seal;
  /** Origin of the console as browsers know it. */
  readonly origin: string;
  /** Notes whose session a request has begun or ended. */
  readonly note: (request: FastifyRequest, session: LiveSession) => void;
}

/** Time in ms that a person has to come back from the provider. */
export const longestSignIn = 600_000;

/** The role without which nobody gets into the console. */
const neededRole = 'Admin';

/** Cookies of a request. */
export const cookiesOf = (request: FastifyRequest): ReadonlyMap<string, string> =>
  readCookies(request.headers.cookie);

/** Opens what was sealed for a purpose not longer ago than a sign-in may take. */
export function openRecent<Value extends { readonly at: number }>(
  seal: Seal,
  purpose: string,
  sealed: string | undefined,
): Value | undefined {
  const value = sealed === undefined ? undefined : (seal.open(purpose, sealed) as Value | undefined);
  return value && Date.now() - value.at < longestSignIn ? value : undefined;
}

/** A proven person as sessions know them. */
export const personOf = ({ issuer, subject, claims }: ProvenPerson): CompanyPerson => ({
  issuer,
  subject,
  name: nameOf({ ...claims, sub: subject }),
});

/** A session as pages know it: a word for their calls, a name to show, and what tells people of the same name apart. */
export const shownSession = (session: LiveSession) => ({
  token: pageToken(session),
  user: {
    name: session.account.isPersonal ? session.account.name : session.person.name,
    roles: session.roles,
  },
  person: session.folder,
});

const problemOf = (error: unknown): SignInProblem => {
  if (error instanceof ProviderAwayError) return 'away';
  if (error instanceof StoreError) return 'store';
  if (error instanceof AccountError) return error.why === 'away' ? 'service' : 'account';
  return 'unproven';
};

/** Answers with a page what went wrong; the reason goes to the log only. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  request.log.warn(error, 'A sign-in at the company did not succeed.');
  return sendProblem(request, reply, problemOf(error));
}

interface Entering {
  readonly account: OpenAccount;
  readonly isPersonal: boolean;
  /** Address in the console that is opened. */
  readonly goTo: string;
}

/** Begins the session of a proven person by an account, and leads on into the console. @throws StoreError */
export async function enter(
  { sessions, note }: SignInSources,
  request: FastifyRequest,
  reply: FastifyReply,
  proven: ProvenPerson,
  { account, isPersonal, goTo }: Entering,
) {
  const person = personOf(proven);
  if (!account.roles.includes(neededRole))
    return sendProblem(request, reply, 'noPrivileges', { name: person.name });
  // On a machine that people share, the session of who was there before must not go on.
  const before = await sessions.find(cookiesOf(request).get(cookieNames.session));
  if (before) await sessions.end(before);
  const { sid } = proven.claims;
  const { cookie, session } = await sessions.begin({
    person,
    account: { name: account.name, isPersonal },
    roles: account.roles,
    began: Date.now(),
    authenticated: proven.authenticated,
    idToken: proven.idToken,
    ...(typeof sid === 'string' && { providerSession: sid }),
  });
  note(request, session);
  const text = encodeURIComponent(JSON.stringify(shownSession(session)));
  reply.header('set-cookie', [
    cookieLine(cookieNames.session, cookie),
    cookieLine(cookieNames.person, text, { readable: true }),
    noCookie(proofCookie),
    noCookie(cookieNames.link),
  ]);
  return goTo === signInPaths.done ? sendSignedIn(request, reply) : reply.redirect(goTo, 303);
}
