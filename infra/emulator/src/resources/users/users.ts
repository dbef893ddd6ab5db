import { type UserRequest, userRequestSchema } from '@console/api-client/users/schema';
import type { Queryable } from '../../database';
import { hashPassword } from '../../server/authentication/password';
import { readRoles, type User } from '../../server/authentication/roles';
import { findUser } from '../../server/authentication/userStore';
import { conflict, invalid } from '../../server/failure';
import type { NamedObjects } from '../named-objects/routes';

/** Users without whom the service cannot be run; they are never deleted. */
const builtIn: readonly string[] = ['Admin', 'ReaderAgent'];

/** A request whose password has been hashed, where there is one. */
type HashedRequest = UserRequest & { readonly passwordHash?: string };

/** The users. Names are found in any case and kept as they were first written. */
export const users: NamedObjects<HashedRequest, User> = {
  entity: 'User',
  path: 'users',
  readers: [],
  list: (database) => database.query<User>('select name, roles from service_user order by name collate "C"'),
  find: async (database, name) => {
    const user = await findUser(database, name);
    return user && { name: user.name, roles: user.roles };
  },
  writing: {
    requestSchema: userRequestSchema,
    writers: [],
    prepare: async (request) =>
      request.password ? { ...request, passwordHash: await hashPassword(request.password) } : request,
    nameOf: ({ name }) => name,
    save: async (transaction, { name, passwordHash, roles }) => {
      const { known, unknown } = readRoles(roles);
      if (unknown !== undefined) throw invalid('roles', `has the unknown role "${unknown}"`);
      const stored = await findUser(transaction, name);
      if (!stored && !passwordHash) throw invalid('password', 'is required for a new user');
      await transaction.query(
        `insert into service_user (name, roles, password_hash) values ($1, $2, $3)
         on conflict (name) do update set roles = excluded.roles,
           password_hash = coalesce(excluded.password_hash, service_user.password_hash)`,
        [stored?.name ?? name, JSON.stringify(known), passwordHash ?? null],
      );
      await keepAnAdministrator(transaction);
    },
    remove: async (transaction, name, by) => {
      if (name.toLowerCase() === by.name.toLowerCase())
        throw conflict(`${by.name} cannot delete the own user`);
      if (builtIn.some((each) => each.toLowerCase() === name.toLowerCase()))
        throw conflict(`User "${name}" is built in and cannot be deleted`);
      await transaction.query('delete from service_user where lower(name) = lower($1)', [name]);
      await keepAnAdministrator(transaction);
    },
  },
};

/** @throws 409 when nobody who can sign in is Admin any more: nobody could ever change that again */
async function keepAnAdministrator(transaction: Queryable): Promise<void> {
  const [administrator] = await transaction.query(
    `select name from service_user where roles ? 'Admin' and password_hash is not null limit 1`,
  );
  if (!administrator) throw conflict('At least one user with a password must keep the role Admin');
}
