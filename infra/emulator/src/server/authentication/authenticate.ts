import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database';
import { forbidden, unauthorized } from '../failure';
import type { Service } from '../service';
import { requireStorable } from '../text';
import { hasRole, type User } from './roles';
import { findUser } from './userStore';
import './access';
import { type Credentials, readCredentials } from './credentials';
import { rememberingPasswords } from './password';
import { touchToken, userOfToken } from './tokens';

/** Finds out who calls and whether they may, before anything else of the request is looked at. */
export function authenticateRequests(app: FastifyInstance, { database, clock }: Service): void {
  const identify = identification(database);
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
    request.user = await identify(credentials);
    if (credentials.kind === 'token') await touchToken(database, credentials.token, clock.now());
    if (typeof access !== 'string' && !hasRole(request.user, access))
      throw forbidden(`${request.user.name} needs the role ${['Admin', ...access].join(' or ')}`);
  });
}

/** The caller of a route that lets nobody in unidentified. */
export function caller(request: FastifyRequest): User {
  if (!request.user) throw unauthorized('Sign in first');
  return request.user;
}

/** Finds the user of a request. @throws 401 */
function identification(database: Queryable) {
  const matches = rememberingPasswords();
  return async (credentials: Exclude<Credentials, { kind: 'none' }>): Promise<User> => {
    switch (credentials.kind) {
      case 'unreadable':
        throw unauthorized('The Authorization header is not one of JWT, Basic and Token');
      case 'token': {
        const user = await userOfToken(database, credentials.token);
        if (!user) throw unauthorized('The token is not valid');
        return user;
      }
      case 'password': {
        const user = await findUser(database, credentials.name);
        if (!user?.passwordHash || !(await matches(credentials.password, user.passwordHash)))
          throw unauthorized('Wrong user name or password');
        return { name: user.name, roles: user.roles };
      }
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
