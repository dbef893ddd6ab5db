import { brokerMutations, brokerQueries } from '@console/api-client/brokers';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { useBrokerPublishers } from './useBrokerPublishers';

/** Kind of brokers, which messages are handed to [BROKER-01]. */
export const brokerKind = recordKind({
  model: 'broker',
  texts: 'brokers',
  paths: { ...paths.brokers, record: paths.brokers.broker },
  queries: brokerQueries,
  mutations: brokerMutations,
  actions: ['edit', 'delete'],
  useUsers: useBrokerPublishers,
});
