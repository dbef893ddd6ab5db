import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteNamedRecord, modelKey, namedRecordQueries, type QuerySettings } from '../queries';
import { assignableRoles, type UserDraft } from './adapter';
import { destroyUser, listRoles, listUsers, replaceUser, showCurrentUser, showUser } from './calls';

const model = 'user';

/** Queries of users. */
export function userQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    ...namedRecordQueries(client, settings, model, { list: listUsers, show: showUser }),
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
    remove: () => deleteNamedRecord(client, model, destroyUser),
  };
}
