import { userMutations, userQueries } from '@console/api-client/users';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** People and programs that may call the service. What leads to one leads to its tokens [USER-06]. */
export const userKind = recordKind({
  model: 'user',
  texts: 'users',
  paths: { list: paths.users.list, error: paths.users.error, record: paths.users.tokens },
  queries: userQueries,
  mutations: userMutations,
  actions: ['delete'],
});
