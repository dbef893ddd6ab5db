import { listUsers, replaceUser } from '@console/api-client/users';
import { signedInClient } from '@console/testing';

/** Users that tests need: this file is for tests only. */

let count = 0;

/** Stores a user of a new name. */
export async function givenUser(roles: readonly string[] = ['DataReader']): Promise<string> {
  count += 1;
  const name = `Picker${count}`;
  await (await signedInClient()).call(replaceUser({ name, password: 'warehouse7', roles }));
  return name;
}

/** All users that the service has now. */
export const storedUsers = async () => (await (await signedInClient()).call(listUsers())).rows;
