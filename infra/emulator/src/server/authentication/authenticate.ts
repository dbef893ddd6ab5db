import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../../database';
import { forbidden, unauthorized } from '../failure';
import type { Service } from '../service';
import { requireStorable } from '../text';
import { whileUnchanged } from '../whileUnchanged';
import { hasRole, type User } from './roles';
import './access';
import { type Credentials, readCredentials } from './credentials';
import type { PasswordSignIn } from './passwordSignIn';
import { touchToken, userOfDigest } from './tokens';

/** Finds out who calls and whether they may, before anything else of the request is looked at. */
export function authenticateRequests(app: FastifyInstance, service: Service, signIn: PasswordSignIn): void {
  const identify = identification(service, signIn);
  app.decorateRequest('user', undefined);
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.access) throw new Error(`${url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public') return;
    const credentials = credentialsOf(request);
    requireStorable('Authorization', Object.values(credentials).join());
    if (credentials.kind === 'none') {
      if (access === 'optional') return;
      challenge(reply);
      throw unauthorized('Sign in first');
    }
    request.user = await identify(credentials, request.ip);
    if (typeof access !== 'string' && !hasRole(request.user, access))
      throw forbidden(`${request.user.name} needs the role ${['Admin', ...access].join(' or ')}`);
  });
}

/** Where nothing can be stored, the service can still be read. */
function unlessDiskIsFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

/** The caller of a route that lets nobody in unidentified. */
export function caller(request: FastifyRequest): User {
  if (!request.user) throw unauthorized('Sign in first');
  return request.user;
}

/** Finds the user of a request. @throws 401 */
function identification({ database, clock, vault, revision }: Service, signIn: PasswordSignIn) {
  const userOf = whileUnchanged(
    () => revision('access_token', 'service_user'),
    (digest) => userOfDigest(database, digest),
  );
  return async (credentials: Exclude<Credentials, { kind: 'none' }>, address: string): Promise<User> => {
    switch (credentials.kind) {
      case 'unreadable':
        throw unauthorized('The Authorization header is not one of JWT, Basic and Token');
      case 'token': {
        const digest = vault.digest(credentials.token);
        const user = await userOf(digest);
        if (!user) throw unauthorized('The token is not valid');
        await touchToken(database, digest, user, clock.now()).catch(unlessDiskIsFull);
        return { name: user.name, roles: user.roles };
      }
      case 'password':
        return signIn({ ...credentials, address });
    }
  };
}

function credentialsOf(request: FastifyRequest): Credentials {
  const { token } = request.query as { token?: unknown };
  const { download } = request.routeOptions.config;
  return readCredentials(request.headers.authorization, download ? token : undefined);
}

/**
 * Some clients send their password only when asked. The console always sends a header, so a browser, which
 * would put its own dialog over it, is never asked.
 */
function challenge(reply: FastifyReply): void {
  reply.header('WWW-Authenticate', 'Basic realm="ItemSense", charset="UTF-8"');
}
