import type { Store } from '@console/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityOptions } from '../options';
import { refusal } from '../serving/refusal';
import { type Actors, actByAccounts } from './actByAccounts';
import { isAllowedAddress } from './addresses';
import { cookieNames, readCookies } from './cookies';
import { companyProvider } from './provider';
import { proxyHeader } from './proxyHeader';
import { sealBy } from './seal';
import { serveSession } from './serveSession';
import { serveSignIn } from './serveSignIn';
import { serviceAccounts } from './serviceAccounts';
import { type LiveSession, sharedSessions } from './sessions';

/** Sign-in at the company, at one gateway. */
export interface Identity extends Actors {
  /** Serves its addresses. */
  serve(server: FastifyInstance): void;
}

/** The calls by which people and programs sign in with a password. */
const isPasswordSignIn = ({ method, url, headers }: FastifyRequest) => {
  const [path = ''] = url.split('?');
  return (
    (method === 'POST' && path === '/authenticate') || /^(?:Basic|Token) /i.test(headers.authorization ?? '')
  );
};

/** Lets people sign in at the company's provider. What is asked of it is asked when the first of them does. */
export function openIdentity(
  server: FastifyInstance,
  options: IdentityOptions,
  { store, serviceUrl }: { readonly store: Store; readonly serviceUrl: string },
): Identity {
  const { keys, table, readFile, limits, provenFor, passwordFrom, publicUrl } = options;
  const seal = sealBy(keys);
  const { origin } = new URL(publicUrl);
  const sessions = sharedSessions(store, seal, limits);
  const accounts = serviceAccounts({ serviceUrl, table, readFile, store, seal });
  const provider = options.provider && companyProvider(options.provider, publicUrl);
  const proxy = provider || !options.proxy ? undefined : proxyHeader(options.proxy);

  /** Behind a proxy the session of who was there before does not go on for the next one. */
  async function find({ raw, headers }: FastifyRequest): Promise<LiveSession | undefined> {
    const session = await sessions.find(readCookies(headers.cookie).get(cookieNames.session));
    if (!session || !proxy) return session;
    const person = await proxy.read(raw);
    const isSame = person?.subject === session.person.subject && person.issuer === session.person.issuer;
    return isSame ? session : undefined;
  }

  const actors = actByAccounts(server, {
    find,
    accounts,
    origin,
    // A proxy cannot be asked for a new proof.
    provenFor: proxy ? Number.POSITIVE_INFINITY : provenFor,
    shared: table.accounts.map(({ name }) => name),
  });
  if (passwordFrom) refusePasswords(server, isAllowedAddress(passwordFrom));
  return {
    ...actors,
    serve(scope) {
      const { note } = actors;
      const sources = { provider, proxy, sessions, find, accounts, table, seal, origin, note };
      serveSignIn(scope, sources);
      serveSession(scope, sources);
    },
  };
}

/** Refuses sign-ins by a password from other addresses, after they were recorded. */
function refusePasswords(server: FastifyInstance, isAllowed: (address: string) => boolean): void {
  server.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPasswordSignIn(request) || isAllowed(request.ip)) return undefined;
    const refused = refusal(
      403,
      'Sign in at your company: passwords are not taken from here.',
      'The address of the client is not among OIDC_PASSWORD_FROM.',
    );
    return reply.code(403).header('cache-control', 'no-store').send(refused);
  });
}
