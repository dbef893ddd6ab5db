import { StoreError } from '@console/store';
import type { FastifyInstance } from 'fastify';
import { signInPaths } from '../options';
import { refusal } from '../serving/refusal';
import { isOwnPage, markOf, proofCookie } from './actByAccounts';
import { cookieLine, cookieNames, largestCookie, noCookie } from './cookies';
import { cookiesOf, openRecent, type SignInSources, shownSession } from './entrance';
import { readForms } from './forms';
import { ProviderAwayError } from './provenPerson';
import { type Provider, providerPaths } from './provider';
import type { Sessions } from './sessions';

const purpose = 'leaving';

/** Serves sessions: whose it is, and its end, by the person or by the provider. */
export function serveSession(
  server: FastifyInstance,
  { provider, proxy, sessions, find, seal, origin, note }: SignInSources,
): void {
  server.get(signInPaths.session, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const cookies = cookiesOf(request);
    const session = isOwnPage(request, origin) ? await find(request) : undefined;
    if (!session || cookies.has(proofCookie)) return reply.code(401).send(refusal(401, 'Sign in again.'));
    return shownSession(session);
  });

  server.post(signInPaths.signOut, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnPage(request, origin))
      return reply.code(403).send(refusal(403, 'Pages of other sites cannot sign people out.'));
    const session = await sessions.find(cookiesOf(request).get(cookieNames.session));
    const mark = markOf(request.headers.authorization);
    // A page of who was there before does not end the session of the next one.
    if (session && mark !== undefined && mark !== session.mark)
      return reply.code(401).send(refusal(401, 'Somebody has signed in since.'));
    if (session) {
      note(request, session);
      await sessions.end(session);
    }
    const { idToken } = session ?? {};
    const sealed = idToken === undefined ? '' : seal.seal(purpose, { idToken, at: Date.now() });
    reply.header('set-cookie', [
      noCookie(cookieNames.session),
      noCookie(cookieNames.person),
      noCookie(proofCookie),
      ...(sealed && sealed.length <= largestCookie
        ? [cookieLine(cookieNames.leaving, sealed, { maxAge: 60 })]
        : []),
    ]);
    return { goTo: signInPaths.signOut };
  });

  server.get(signInPaths.signOut, async (request, reply) => {
    const sealed = cookiesOf(request).get(cookieNames.leaving);
    const leaving = openRecent<{ idToken: string; at: number }>(seal, purpose, sealed);
    reply.headers({ 'cache-control': 'no-store', 'set-cookie': noCookie(cookieNames.leaving) });
    // Without a person who has just signed out here, a link of another site must not sign them out there.
    const address =
      leaving &&
      (provider
        ? (await provider.signOutAddress(leaving.idToken).catch(() => undefined))?.href
        : proxy?.signOutAddress);
    return reply.redirect(address ?? providerPaths.signedOut, 303);
  });

  if (provider) serveEndedSessions(server, provider, sessions);
}

/** Serves the address at which the provider ends sessions. */
function serveEndedSessions(server: FastifyInstance, provider: Provider, sessions: Sessions): void {
  server.register(async (scope) => {
    readForms(scope);
    scope.post<{ Body: Readonly<Record<string, string>> | undefined }>(
      providerPaths.ended,
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        try {
          const over = await provider.readSignOut(request.body?.logout_token ?? '');
          const ended = await sessions.endAll(over);
          request.log.info({ ended }, 'The provider of the company has ended sessions.');
          return reply.code(200).send();
        } catch (error) {
          request.log.warn(error, 'A token that should end sessions was not taken.');
          const isOurs = error instanceof ProviderAwayError || error instanceof StoreError;
          return reply.code(isOurs ? 503 : 400).send({ error: isOurs ? 'server_error' : 'invalid_request' });
        }
      },
    );
  });
}
