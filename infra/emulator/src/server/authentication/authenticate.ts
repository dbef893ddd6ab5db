import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../../database';
import { forbidden, unauthorized } from '../failure';
import type { Service } from '../service';
import { requireStorable } from '../text';
import { whileUnchanged } from '../whileUnchanged';
import type { Access, Grant } from './access';
import { type Credentials, readCredentials } from './credentials';
import type { PasswordSignIn } from './passwordSignIn';
import { hasRole, type IdentifiedUser, type User } from './roles';
import { touchToken, userOfDigest } from './tokens';

/** Finds out who calls and whether they may, before anything else of the request is looked at. */
export function authenticateRequests(app: FastifyInstance, service: Service, signIn: PasswordSignIn): void {
  const identify = identification(service, signIn);
  app.decorateRequest('user', undefined);
  app.decorateRequest('grant', undefined);
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
    const user = await identify(credentials, request.ip);
    service.attention.note();
    request.user = { name: user.name, roles: user.roles };
    if (!mayCall(user, access))
      throw forbidden(`${user.name} needs the role ${['Admin', ...access].join(' or ')}`);
    request.grant = grantOf(user, access);
  });
}

const mayCall = (user: User, access: Access) => typeof access === 'string' || hasRole(user, access);

function grantOf({ credentialsKey, identifyAgain }: IdentifiedUser, access: Access): Grant {
  return {
    key: `${access} ${credentialsKey}`,
    async holds() {
      const user = await identifyAgain();
      return user !== undefined && mayCall(user, access);
    },
  };
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

/** The right by which the caller of such a route was let in. */
export function grant(request: FastifyRequest): Grant {
  if (!request.grant) throw unauthorized('Sign in first');
  return request.grant;
}

/** Finds the user of a request. @throws 401 */
function identification({ database, clock, vault, revision }: Service, signIn: PasswordSignIn) {
  const userOf = whileUnchanged(
    () => revision('access_token', 'service_user'),
    (digest) => userOfDigest(database, digest),
  );
  return async (
    credentials: Exclude<Credentials, { kind: 'none' }>,
    address: string,
  ): Promise<IdentifiedUser> => {
    switch (credentials.kind) {
      case 'unreadable':
        throw unauthorized('The Authorization header is not one of JWT, Basic and Token');
      case 'token': {
        const digest = vault.digest(credentials.token);
        const user = await userOf(digest);
        if (!user) throw unauthorized('The token is not valid');
        await touchToken(database, digest, user, clock.now()).catch(unlessDiskIsFull);
        return {
          name: user.name,
          roles: user.roles,
          credentialsKey: `token ${digest}`,
          identifyAgain: () => userOf(digest),
        };
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
