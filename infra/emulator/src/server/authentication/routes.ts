import {
  type SignIn,
  type SignInRequest,
  signInRequestSchema,
} from '@console/api-client/authentication/schema';
import { type IssuedToken, tokenRequestSchema } from '@console/api-client/tokens/schema';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../database';
import { forbidden, notFound, unauthorized } from '../failure';
import type { Service } from '../service';
import { caller } from './authenticate';
import type { PasswordSignIn } from './passwordSignIn';
import { hasRole, type User } from './roles';
import {
  currentToken,
  issueToken,
  listTokens,
  revokeToken,
  revokeTokens,
  type TokenRecord,
  userOfDigest,
} from './tokens';
import { findUser } from './userStore';

const base = '/itemsense/authentication/v1';

interface OfUser {
  Params: { user: string };
}

/** Signing in, and the tokens of users. */
export function authenticationRoutes(
  app: FastifyInstance,
  { database, clock, vault }: Service,
  signIn: PasswordSignIn,
): void {
  const asUser = { config: { access: 'user' } } as const;

  app.post<{ Body: SignInRequest }>(
    '/authenticate',
    { config: { access: 'public' }, schema: { body: signInRequestSchema } },
    async ({ body, ip }): Promise<SignIn> => {
      const user = await signIn({ name: body.name, password: body.password, address: ip });
      const token = await issueToken(database, vault, user.name, clock.now());
      return { token, user: { name: user.name, roles: [...user.roles] } };
    },
  );

  app.get(`${base}/token`, asUser, async (request): Promise<IssuedToken> => {
    return { token: await currentToken(database, vault, caller(request).name, clock.now()) };
  });

  app.put<OfUser>(`${base}/token/:user`, asUser, async (request): Promise<IssuedToken> => {
    const { name } = await ownOrAdmin(database, caller(request), request.params.user);
    return { token: await issueToken(database, vault, name, clock.now()) };
  });

  app.get<OfUser>(`${base}/listTokens/:user`, asUser, async (request): Promise<TokenRecord[]> => {
    const { name } = await ownOrAdmin(database, caller(request), request.params.user);
    return listTokens(database, vault, name);
  });

  const validate = async (token: string): Promise<User> => {
    const user = await userOfDigest(database, vault.digest(token));
    if (!user) throw unauthorized('The token is not valid');
    return { name: user.name, roles: user.roles };
  };
  for (const path of ['validateToken', 'validate']) {
    app.post<{ Body: IssuedToken }>(
      `${base}/${path}`,
      { ...asUser, schema: { body: tokenRequestSchema } },
      async ({ body }) => validate(body.token),
    );
    app.post<{ Params: IssuedToken }>(`${base}/${path}/:token`, asUser, async ({ params }) =>
      validate(params.token),
    );
    app.get<{ Params: IssuedToken }>(`${base}/${path}/:token`, asUser, async ({ params }) =>
      validate(params.token),
    );
  }

  app.put<{ Body: IssuedToken }>(
    `${base}/revokeToken`,
    { ...asUser, schema: { body: tokenRequestSchema } },
    async (request, reply) => {
      await database.transaction(async (transaction) => {
        const owner = await revokeToken(transaction, vault, request.body.token);
        if (!owner) throw notFound('Token', request.body.token);
        await ownOrAdmin(transaction, caller(request), owner);
      });
      return reply.code(204).send();
    },
  );

  for (const path of ['revokeTokens', 'revokeToken'])
    app.put<OfUser>(`${base}/${path}/:user`, asUser, async (request, reply) => {
      const { name } = await ownOrAdmin(database, caller(request), request.params.user);
      await revokeTokens(database, name);
      return reply.code(204).send();
    });
}

/** The user named, if the caller is that user or Admin. @throws 403, 404 */
async function ownOrAdmin(database: Queryable, user: User, name: string): Promise<User> {
  if (user.name.toLowerCase() !== name.toLowerCase() && !hasRole(user, []))
    throw forbidden(`${user.name} needs the role Admin for the tokens of others`);
  const found = await findUser(database, name);
  if (!found) throw notFound('User', name);
  return found;
}
