import type { ServiceClient } from '@console/api-client';
import {
  type Broker,
  brokerMutations,
  brokerQueries,
  destroyBroker,
  testBroker,
} from '@console/api-client/brokers';
import type { SaveRecord } from '@console/api-client/crud';
import { recordKind } from '@console/remote/records';
import { mutationOptions } from '@tanstack/react-query';
import { paths } from '../paths';
import type { TestedBrokerDraft } from './broker.values';
import { useBrokerPublishers } from './useBrokerPublishers';

/** Saves a broker; a new one that has to work and does not is deleted again, and the failure is that of the test. */
function saveTested(client: ServiceClient) {
  const { mutationFn: save, ...options } = brokerMutations(client).save();
  return mutationOptions({
    ...options,
    mutationFn: async (
      { record: { onlyIfWorks, ...record }, id }: SaveRecord<TestedBrokerDraft>,
      context,
    ): Promise<Broker | null> => {
      const saved = (await save?.({ record, id }, context)) ?? null;
      if (!onlyIfWorks || !saved) return saved;
      try {
        await client.call(testBroker(saved.id));
      } catch (failure) {
        await client.call(destroyBroker(saved.id));
        throw failure;
      }
      return saved;
    },
  });
}

/** Kind of brokers, which messages are handed to [BROKER-01]. */
export const brokerKind = recordKind({
  model: 'broker',
  texts: 'brokers',
  paths: { ...paths.brokers, record: paths.brokers.broker },
  queries: brokerQueries,
  mutations: (client: ServiceClient) => ({ ...brokerMutations(client), save: () => saveTested(client) }),
  actions: ['edit', 'delete'],
  useUsers: useBrokerPublishers,
});
