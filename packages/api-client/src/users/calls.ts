import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import { readUser, type User, type UserDraft, writeUser } from './adapter';
import { validateRoleNames, validateUser } from './validate.generated.js';

const paths = namedRecordPaths('users');
const read = readBuildManifest(validateUser, readUser);

/** Lists users. */
export function listUsers(): Call<ListAnswer<User>> {
  return {
    name: 'list users',
    method: 'GET',
    path: paths.list(),
    answer: readList(validateUser, readUser, identifierOf('user')),
  };
}

/** Shows one user, by the name in any case. */
export function showUser(name: string): Call<User> {
  return { name: 'show user', method: 'GET', path: paths.one(name), answer: read };
}

/** Shows the user who asks. */
export function showCurrentUser(): Call<User> {
  return { name: 'show current user', method: 'GET', path: paths.under('currentUser'), answer: read };
}

/** Lists the names of all roles (USER-11). */
export function listRoles(): Call<string[]> {
  return {
    name: 'list roles',
    method: 'GET',
    path: paths.under('roles', 'show'),
    answer: readBuildManifest(validateRoleNames, (names) => names),
  };
}

/** Creates a user; refused when there is one of this name. */
export function createUser(user: UserDraft): Call<User | null> {
  return {
    name: 'create user',
    method: 'POST',
    path: paths.create(),
    body: writeUser(user),
    answer: readStored(read),
  };
}

/** Creates or replaces a user: how the console saves one, new or not (WIRE-03). */
export function replaceUser(user: UserDraft): Call<User | null> {
  return {
    name: 'replace user',
    method: 'PUT',
    path: paths.replace(),
    body: writeUser(user),
    answer: readStored(read),
  };
}

/** Deletes a user and all its tokens. */
export function destroyUser(name: string): Call<void> {
  return { name: 'delete user', method: 'DELETE', path: paths.destroy(name), answer: readNothing };
}
