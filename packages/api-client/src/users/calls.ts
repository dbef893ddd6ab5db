import type { Call } from '../client';
import { readRecord } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { namedCrudCalls } from '../crud';
import { readUser, type User, writeUser } from './adapter';
import { validateRoleNames, validateUser } from './validate.generated.js';

const paths = namedRecordPaths('users');

/** The calls of users. */
export const userCalls = namedCrudCalls({
  model: 'user',
  collection: 'users',
  validate: validateUser,
  read: readUser,
  write: writeUser,
  secrets: ['password'],
});

/** Lists users. */
export const listUsers = userCalls.list;

/** Shows one user; the case of the name does not matter. */
export const showUser = userCalls.show;

/** Creates a user; refused when there is one of this name. */
export const createUser = userCalls.create;

/** Creates or replaces a user: how the console saves one, new or not (WIRE-03). */
export const replaceUser = userCalls.save;

/** Deletes a user and all its tokens. */
export const destroyUser = userCalls.destroy;

/** Shows the user who asks. */
export function showCurrentUser(): Call<User> {
  return {
    name: 'show current user',
    method: 'GET',
    path: paths.under('currentUser'),
    answer: readRecord(validateUser, readUser),
  };
}

/** Lists the names of all roles (USER-11). */
export function listRoles(): Call<string[]> {
  return {
    name: 'list roles',
    method: 'GET',
    path: paths.under('roles', 'show'),
    answer: readRecord(validateRoleNames, (names) => names),
  };
}
