import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import {
  afterDelete,
  afterSave,
  listQuery,
  lookupQuery,
  modelKey,
  oneQuery,
  type QuerySettings,
} from '../queries';
import { assignableRoles, type User, type UserDraft } from './adapter';
import { destroyUser, listRoles, listUsers, replaceUser, showCurrentUser, showUser } from './calls';

const model = 'user';

/** Queries of users. */
export function userQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listUsers),
    one: (name: string) => oneQuery(client, settings, model, showUser, (row) => row.name, name),
    /** Whether a name is taken (USER-09). */
    lookup: (name: string) => lookupQuery(client, model, showUser, name),
    /** The user who asks. */
    current: () =>
      queryOptions({
        queryKey: [...modelKey(model), 'current'],
        queryFn: ({ signal }) => client.call(showCurrentUser(), { signal }),
        meta: { model },
      }),
    /** The roles an administrator may give (USER-11); a failure is the form's to show (USER-12). */
    assignableRoles: () =>
      queryOptions({
        queryKey: [...modelKey(model), 'roles'],
        queryFn: ({ signal }) => client.call(listRoles(), { signal }),
        select: assignableRoles,
        meta: { model: 'role', shownInPlace: true },
      }),
  };
}

/** Mutations of users. */
export function userMutations(client: ServiceClient) {
  return {
    /** Saves a user, new or not (USER-13). */
    save: () =>
      mutationOptions({
        mutationFn: (user: UserDraft) => client.call(replaceUser(user)),
        onSuccess: (stored, { name }, _result, { client: cache }) => afterSave(cache, model, name, stored),
        // What was typed holds a password: it leaves the memory of mutations with its form.
        gcTime: 0,
        meta: mutationMeta<UserDraft>({ model, action: 'save', describe: ({ name }) => name }),
      }),
    /** Deletes the user of this name. */
    remove: () =>
      mutationOptions({
        mutationFn: (name: string) => client.call(destroyUser(name)),
        onSuccess: (_answer, name, _result, { client: cache }) =>
          afterDelete<User>(cache, model, (row) => row.name === name, name),
        meta: mutationMeta<string>({ model, action: 'delete', describe: (name) => name }),
      }),
  };
}
