import { queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { crudMutations, crudQueries } from '../crud';
import { answerOf, modelKey, type QuerySettings } from '../queries';
import { assignableRoles } from './adapter';
import { listRoles, showCurrentUser, userCalls } from './calls';

const { model } = userCalls;
const queries = crudQueries(userCalls);

/** Queries of users. */
export const userQueries = (client: ServiceClient, settings: QuerySettings = {}) => ({
  ...queries(client, settings),
  /** The user who asks. */
  current: () =>
    queryOptions({
      queryKey: [...modelKey(model), 'current'],
      ...answerOf(client, showCurrentUser),
      meta: { model },
    }),
  /** The roles an administrator may give (USER-11); a failure is the form's to show (USER-12). */
  assignableRoles: () =>
    queryOptions({
      queryKey: [...modelKey(model), 'roles'],
      queryFn: ({ signal }) => client.call(listRoles(), { signal }),
      select: assignableRoles,
      meta: { model: 'role', alert: 'later' },
    }),
});

/** Mutations of users. New or not, a user is saved by the same call (USER-13). */
export const userMutations = crudMutations({ ...userCalls, create: userCalls.save }, { secret: true });
