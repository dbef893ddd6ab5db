import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteRecord, listQuery, oneQuery, type QuerySettings } from '../queries';
import type { Broker, BrokerDraft } from './adapter';
import { createBroker, destroyBroker, listBrokers, replaceBroker, showBroker, testBroker } from './calls';

const model = 'broker';

/** Queries of message brokers. */
export function brokerQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listBrokers),
    one: (id: string) => oneQuery(client, settings, model, showBroker, (row) => row.id, id),
  };
}

/** What a broker is saved with. */
export interface SaveBroker {
  readonly broker: BrokerDraft;
  /** Of the broker that is edited. @defaultValue a new one is created. */
  readonly id?: string;
}

type Named = Pick<Broker, 'id' | 'name'>;

/** Mutations of message brokers. */
export function brokerMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a broker. */
    save: () =>
      mutationOptions({
        mutationFn: ({ broker, id }: SaveBroker) =>
          client.call(id === undefined ? createBroker(broker) : replaceBroker(id, broker)),
        onSuccess: (stored, { id = stored?.id ?? '' }, _result, { client: cache }) =>
          afterSave(cache, model, id, stored),
        meta: mutationMeta<SaveBroker>({ model, action: 'save', describe: ({ broker }) => broker.name }),
      }),
    /** Deletes a broker. */
    remove: () => deleteRecord<Broker>(client, model, destroyBroker),
    /** Lets the service connect to a broker (BROKER-06). */
    test: () =>
      mutationOptions({
        mutationFn: ({ id }: Named) => client.call(testBroker(id)),
        meta: mutationMeta<Named>({ model, action: 'test', describe: ({ name }) => name }),
      }),
  };
}
