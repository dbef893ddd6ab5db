import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { crudMutations, crudQueries, type RecordIdentity } from '../crud';
import { mutationMeta } from '../meta';
import type { Broker } from './adapter';
import { brokerCalls, testBroker } from './calls';

/** Queries of message brokers. */
export const brokerQueries = crudQueries(brokerCalls);

const mutations = crudMutations(brokerCalls, { secret: true });

/** Mutations of message brokers. */
export const brokerMutations = (client: ServiceClient) => ({
  ...mutations(client),
  /** Lets the service connect to a broker (BROKER-06). */
  test: () =>
    mutationOptions({
      mutationFn: ({ id }: RecordIdentity<Broker>) => client.call(testBroker(id)),
      meta: mutationMeta<RecordIdentity<Broker>>({
        model: 'broker',
        action: 'test',
        describe: ({ name }) => name,
      }),
    }),
});
