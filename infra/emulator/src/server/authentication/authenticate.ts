import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, type Queryable } from '../../database';
import { forbidden, unauthorized } from '../failure';
import type { Service } from '../service';
import { requireStorable } from '../text';
import { hasRole, type User } from './roles';
import './access';
import { type Credentials, readCredentials } from './credentials';
import type { PasswordSignIn } from './passwordSignIn';
import { touchToken, userOfToken } from './tokens';
import type { TokenVault } from './tokenVault';

/** Finds out who calls and whether they may, before anything else of the request is looked at. */
export function authenticateRequests(
  app: FastifyInstance,
  { database, clock, vault }: Service,
  signIn: PasswordSignIn,
): void {
  const identify = identification(database, vault, signIn);
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
    if (credentials.kind === 'token')
      await touchToken(database, vault, credentials.token, clock.now()).catch(unlessDiskIsFull);
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
function identification(database: Queryable, vault: TokenVault, signIn: PasswordSignIn) {
  return async (credentials: Exclude<Credentials, { kind: 'none' }>, address: string): Promise<User> => {
    switch (credentials.kind) {
      case 'unreadable':
        throw unauthorized('The Authorization header is not one of JWT, Basic and Token');
      case 'token': {
        const user = await userOfToken(database, vault, credentials.token);
        if (!user) throw unauthorized('The token is not valid');
        return user;
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
