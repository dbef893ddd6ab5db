import { publisherMutations, publisherQueries } from '@console/api-client/publishers';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** Kind of publishers, which send messages to brokers [PUBLISHER-02, PUBLISHER-04]. */
export const publisherKind = recordKind({
  model: 'publisher',
  texts: 'publishers',
  paths: { ...paths.publishers, record: paths.publishers.publisher },
  queries: publisherQueries,
  mutations: publisherMutations,
  actions: ['edit', 'copy', 'delete'],
});
