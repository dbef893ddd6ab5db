import { StoreError } from '@console/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeCall } from '../audit/describeCall';
import { signInPaths } from '../options';
import { type Refusal, refusal } from '../serving/refusal';
import { cookieLine } from './cookies';
import { ProviderAwayError } from './provenPerson';
import { AccountError, type ServiceAccounts } from './serviceAccounts';
import type { LiveSession } from './sessions';

interface ActingOptions {
  /** Session of the cookie of a request. @throws StoreError, ProviderAwayError */
  readonly find: (request: FastifyRequest) => Promise<LiveSession | undefined>;
  readonly accounts: ServiceAccounts;
  /** Origin of the console as browsers know it. */
  readonly origin: string;
  /** Time in ms for which a proof of who somebody is does for what cannot be undone. */
  readonly provenFor: number;
  /** Names of accounts that people share. */
  readonly shared: readonly string[];
}

/** Mark in the word with which a page of the console says that it calls for the session of its cookie. */
export const markOf = (authorization: string | undefined) =>
  /^JWT console-session\.([\w-]{22})\.\w+$/.exec(authorization ?? '')?.[1];

/** The word of a page for a session: nothing secret, since it counts beside the cookie only; each one is another. */
export const pageToken = ({ mark }: LiveSession): string =>
  `console-session.${mark}.${Date.now().toString(36)}`;

/** True for a request of a page of the console itself, by what the browser says of it. */
export function isOwnPage({ headers }: FastifyRequest, origin: string): boolean {
  const { 'sec-fetch-site': site, origin: from } = headers;
  if (site !== undefined) return site === 'same-origin';
  return from === undefined || from === origin;
}

/** Cookie that says that a proof of who somebody is was asked for; the script of the console tells it to the person. */
export const proofCookie = '__Host-console-proof';

/** True for a call that cannot be undone, and for which people prove again who they are. */
function needsProof(method: string, path: string): boolean {
  const call = describeCall(method, path);
  if (!call) return false;
  const { action, model = '' } = call;
  return ['reset', 'import', 'revoke'].includes(action) || (action === 'delete' && /user|key/i.test(model));
}

/** Calls by which a page would get a token of the account. */
const givesToken = (path: string) =>
  /^\/(?:authenticate|itemsense\/authentication\/v1\/token)(?:\/|$)/.test(path);

const away = (message: string): Refusal => refusal(502, message);

const failures = {
  refused: refusal(
    403,
    'The service does not take the account by which you act. Tell who runs the console.',
    'Look at the password or token of the account in the table of accounts.',
  ),
  unlinked: refusal(401, 'Sign in again, to link your account of the service.'),
  away: away('The service does not answer. Try again.'),
} as const;

/** Sessions behind requests. */
export interface Actors {
  /** Session of the person behind a request; undefined where it carries none. */
  readonly of: (request: FastifyRequest) => LiveSession | undefined;
  /** Notes whose session a request has begun or ended. */
  readonly note: (request: FastifyRequest, session: LiveSession) => void;
}

/**
 * Has pages of people who signed in at the company act by their account of the service: where a request has the cookie of
 * a session and the word of a page, the token of the account is put on it here, so that no script ever has it. The cookie
 * alone opens nothing: no page of another site can send the word.
 */
export function actByAccounts(
  server: FastifyInstance,
  { find, accounts, origin, provenFor, shared }: ActingOptions,
): Actors {
  const acting = new WeakMap<FastifyRequest, LiveSession>();
  const tokens = new WeakMap<FastifyRequest, string>();

  const refuse = (reply: FastifyReply, refused: Refusal) =>
    reply.code(refused.status).header('cache-control', 'no-store').send(refused);

  /** Why the person may not do this by a shared account; undefined where they may. */
  function problem(request: FastifyRequest, session: LiveSession, path: string): Refusal | undefined {
    if (givesToken(path)) return refusal(403, 'Tokens of accounts are not given to pages.');
    const call = describeCall(request.method, path);
    const isAccount = call?.model === 'users' && call.record !== undefined && shared.includes(call.record);
    return isAccount && !session.account.isPersonal
      ? refusal(403, `${call.record} is an account by which people of the company act. Change it elsewhere.`)
      : undefined;
  }

  async function act(request: FastifyRequest, reply: FastifyReply, mark: string) {
    if (!isOwnPage(request, origin))
      return refuse(reply, refusal(403, 'Pages of other sites may not act for people of the company.'));
    const [path = ''] = request.url.split('?');
    try {
      const session = await find(request);
      // Somebody else has signed in since, or nobody is.
      if (session?.mark !== mark) return refuse(reply, refusal(401, 'Sign in again.'));
      const refused = problem(request, session, path);
      if (refused) return refuse(reply, refused);
      if (needsProof(request.method, path) && Date.now() - session.authenticated > provenFor) {
        reply.header('set-cookie', cookieLine(proofCookie, '1', { readable: true }));
        return refuse(reply, refusal(401, 'Prove again who you are: this cannot be undone.'));
      }
      const { token } = await accounts.open(session);
      request.headers.authorization = `JWT ${token}`;
      acting.set(request, session);
      tokens.set(request, token);
    } catch (error) {
      if (error instanceof AccountError) return refuse(reply, failures[error.why]);
      if (!(error instanceof StoreError || error instanceof ProviderAwayError)) throw error;
      request.log.error(error);
      return refuse(reply, refusal(503, 'Nobody can tell now who is signed in. Try again.'));
    }
    return undefined;
  }

  server.addHook('onRequest', async (request, reply) => {
    const mark = markOf(request.headers.authorization);
    // Who leaves needs no account: the service may be away.
    return mark === undefined || request.url === signInPaths.signOut ? undefined : act(request, reply, mark);
  });
  server.addHook('onResponse', async (request, reply) => {
    const token = tokens.get(request);
    if (token !== undefined && reply.statusCode === 401) accounts.forget(token);
  });
  return {
    of: (request) => acting.get(request),
    note: (request, session) => acting.set(request, session),
  };
}
