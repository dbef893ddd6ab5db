import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { signInPaths } from '../options';
import { claimsOf, personalAccount, ruleFor } from './accountTable';
import { isOwnPage } from './actByAccounts';
import { cookieLine, cookieNames, largestCookie, noCookie } from './cookies';
import {
  cookiesOf,
  enter,
  longestSignIn,
  openRecent,
  personOf,
  type SignInSources,
  sendFailure,
} from './entrance';
import { readForms } from './forms';
import type { ProvenPerson } from './provenPerson';
import { type Provider, providerPaths, type StartedSignIn } from './provider';
import type { ProxyHeader } from './proxyHeader';
import type { Seal } from './seal';
import { AccountError } from './serviceAccounts';
import { sendLinkPage, sendProblem, sendSignedIn } from './signInPages';

const purposes = { started: 'sign-in', link: 'link' } as const;

/** Age in s of cookies of a sign-in that is under way. */
const maxAge = longestSignIn / 1000;

/** An address within the console; its start for any other. */
export function addressWithin(text: unknown): string {
  if (typeof text !== 'string' || text.length > 2000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text)) return '/';
  const { origin, pathname, search, hash } = new URL(text, 'http://console');
  return origin === 'http://console' ? `${pathname}${search}${hash}` : '/';
}

const startedName = (state: string) => `${cookieNames.started}${state.replace(/[^\w-]/g, '').slice(0, 16)}`;

interface Started extends StartedSignIn {
  readonly at: number;
}

/** A person who was proven, and has yet to link an account. */
interface Linking {
  readonly person: ProvenPerson;
  readonly goTo: string;
  readonly at: number;
}

/** Claims that are needed once the account is known. */
const keptClaims = ['preferred_username', 'email', 'name', 'sid'];

/** Asks a person once for the account that is theirs. */
function askForAccount(seal: Seal, reply: FastifyReply, proven: ProvenPerson, goTo: string) {
  const claims = Object.fromEntries(
    keptClaims.flatMap((claim) => (claim in proven.claims ? [[claim, proven.claims[claim]]] : [])),
  );
  const sealed = (idToken: string) =>
    seal.seal(purposes.link, {
      person: { ...proven, claims, idToken },
      goTo,
      at: Date.now(),
    } satisfies Linking);
  const whole = sealed(proven.idToken);
  const text = whole.length > largestCookie ? sealed('') : whole;
  // It comes along on the way from the provider, and with no form of another site.
  return reply
    .header('set-cookie', cookieLine(cookieNames.link, text, { sameSite: 'Lax', maxAge }))
    .redirect(signInPaths.link, 303);
}

/** Lets a proven person in by the account that the table gives. @throws AccountError, StoreError */
async function admit(
  sources: SignInSources,
  request: FastifyRequest,
  reply: FastifyReply,
  proven: ProvenPerson,
  goTo: string,
) {
  const { accounts, table, seal } = sources;
  const rule = ruleFor(table, proven.claims)?.rule;
  const person = personOf(proven);
  if (!rule) return sendProblem(request, reply, 'noPrivileges', { name: person.name });
  if (rule.account !== personalAccount) {
    const account = await accounts.openShared(rule.account);
    return enter(sources, request, reply, proven, { account, isPersonal: false, goTo });
  }
  const account = await accounts.openLinked(person).catch((failure: unknown) => {
    if (failure instanceof AccountError && failure.why === 'unlinked') return undefined;
    throw failure;
  });
  return account
    ? enter(sources, request, reply, proven, { account, isPersonal: true, goTo })
    : askForAccount(seal, reply, proven, goTo);
}

/** Lets in whom the proxy in front of the gateway has named. */
function serveProxySignIn(server: FastifyInstance, sources: SignInSources, proxy: ProxyHeader): void {
  server.get<{ Querystring: { readonly return?: unknown } }>(signInPaths.begin, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const proven = await proxy.read(request.raw);
      if (!proven) return sendProblem(request, reply, 'unproven');
      return await admit(sources, request, reply, proven, addressWithin(request.query.return));
    } catch (error) {
      return sendFailure(request, reply, error);
    }
  });
}

/** Serves the way to the company's provider and back. */
function serveProviderSignIn(server: FastifyInstance, sources: SignInSources, provider: Provider): void {
  const { table, seal } = sources;
  const wantedClaims = claimsOf(table);

  server.get<{ Querystring: { readonly return?: unknown; readonly fresh?: unknown } }>(
    signInPaths.begin,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const { return: goTo, fresh } = request.query;
        const { started, address } = await provider.begin(addressWithin(goTo), fresh === '1');
        const sealed = seal.seal(purposes.started, { ...started, at: Date.now() } satisfies Started);
        const line = cookieLine(startedName(started.state), sealed, { sameSite: 'Lax', maxAge });
        return reply.header('set-cookie', line).redirect(address.href, 303);
      } catch (error) {
        return sendFailure(request, reply, error);
      }
    },
  );

  server.get<{ Querystring: { readonly state?: unknown; readonly error?: unknown } }>(
    providerPaths.callback,
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { state, error } = request.query;
      const name = startedName(typeof state === 'string' ? state : '');
      const started = openRecent<Started>(seal, purposes.started, cookiesOf(request).get(name));
      if (!started || started.state !== state) return sendProblem(request, reply, 'lost');
      // What has come back once does not count again.
      reply.header('set-cookie', noCookie(name));
      if (typeof error === 'string') {
        request.log.warn({ error }, 'The provider of the company has refused a sign-in.');
        return sendProblem(request, reply, 'refused');
      }
      try {
        const [, query = ''] = request.url.split('?');
        const proven = await provider.finish(query, started, wantedClaims);
        return await admit(sources, request, reply, proven, started.goTo);
      } catch (failure) {
        return sendFailure(request, reply, failure);
      }
    },
  );
}

/** Serves the way into the console, and the page by which an account is linked. */
export function serveSignIn(server: FastifyInstance, sources: SignInSources): void {
  const { provider, proxy, accounts, seal, origin } = sources;
  if (provider) serveProviderSignIn(server, sources, provider);
  else if (proxy) serveProxySignIn(server, sources, proxy);

  server.get(signInPaths.link, async (request, reply) => {
    const linking = openRecent<Linking>(seal, purposes.link, cookiesOf(request).get(cookieNames.link));
    if (!linking) return sendProblem(request, reply, 'lost');
    return sendLinkPage(request, reply, { name: personOf(linking.person).name, path: signInPaths.link });
  });

  server.register(async (scope) => {
    readForms(scope);
    scope.post<{ Body: Readonly<Record<string, string>> | undefined }>(
      signInPaths.link,
      async (request, reply) => {
        const linking = openRecent<Linking>(seal, purposes.link, cookiesOf(request).get(cookieNames.link));
        if (!linking || !isOwnPage(request, origin)) return sendProblem(request, reply, 'lost');
        const { person: proven, goTo } = linking;
        const { name = '', password = '' } = request.body ?? {};
        try {
          const account = await accounts.link(personOf(proven), { name: name.trim(), password });
          return await enter(sources, request, reply, proven, { account, isPersonal: true, goTo });
        } catch (error) {
          if (!(error instanceof AccountError) || error.why !== 'refused')
            return sendFailure(request, reply, error);
          const page = { name: personOf(proven).name, path: signInPaths.link, tried: name };
          return sendLinkPage(request, reply, page);
        }
      },
    );
  });

  server.get(signInPaths.done, (request, reply) => sendSignedIn(request, reply));
}
