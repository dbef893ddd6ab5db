import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteRecord, listQuery, oneQuery, type QuerySettings } from '../queries';
import type { Publisher, PublisherDraft } from './adapter';
import { createPublisher, destroyPublisher, listPublishers, replacePublisher, showPublisher } from './calls';

const model = 'publisher';

/** Queries of publishers. */
export function publisherQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listPublishers),
    one: (id: string) => oneQuery(client, settings, model, showPublisher, (row) => row.id, id),
  };
}

/** What a publisher is saved with. */
export interface SavePublisher {
  readonly publisher: PublisherDraft;
  /** Type of the broker it sends to. */
  readonly brokerType: string;
  /** Of the publisher that is edited. @defaultValue a new one is created. */
  readonly id?: string;
}

/** Mutations of publishers. */
export function publisherMutations(client: ServiceClient) {
  const save = (action: 'save' | 'copy') =>
    mutationOptions({
      mutationFn: ({ publisher, brokerType, id }: SavePublisher) =>
        client.call(
          id === undefined
            ? createPublisher(publisher, brokerType)
            : replacePublisher(id, publisher, brokerType),
        ),
      onSuccess: (stored, { id = stored?.id ?? '' }, _result, { client: cache }) =>
        afterSave(cache, model, id, stored),
      meta: mutationMeta<SavePublisher>({ model, action, describe: ({ publisher }) => publisher.name }),
    });
  return {
    /** Creates or replaces a publisher. */
    save: () => save('save'),
    /** Creates one like another, under a new name (PUBLISHER-04). */
    copy: () => save('copy'),
    /** Deletes a publisher. */
    remove: () => deleteRecord<Publisher>(client, model, destroyPublisher),
  };
}
