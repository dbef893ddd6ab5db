import type { Queryable } from '../../database';
import type { User } from './roles';

/** A user with what is needed to check the password; `null` for one who cannot sign in by password. */
interface StoredUser extends User {
  readonly passwordHash: string | null;
}

/** The user of this name in any case: clients sign in as "admin" and the record says "Admin". */
export async function findUser(database: Queryable, name: string): Promise<StoredUser | undefined> {
  const [user] = await database.query<StoredUser>(
    `select name, roles, password_hash as "passwordHash" from service_user where lower(name) = lower($1)`,
    [name],
  );
  return user;
}
