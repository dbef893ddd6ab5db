import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteRecord, listQuery, oneQuery, type QuerySettings } from '../queries';
import type { Threshold, ThresholdDraft } from './adapter';
import { createThreshold, destroyThreshold, listThresholds, replaceThreshold, showThreshold } from './calls';

const model = 'threshold';

/** Queries of thresholds. */
export function thresholdQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listThresholds),
    one: (id: string) => oneQuery(client, settings, model, showThreshold, (row) => String(row.id), id),
  };
}

/** What a threshold is saved with. */
export interface SaveThreshold {
  readonly threshold: ThresholdDraft;
  /** Of the threshold that is edited. @defaultValue a new one is created. */
  readonly id?: number;
}

/** Mutations of thresholds. */
export function thresholdMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a threshold. */
    save: () =>
      mutationOptions({
        mutationFn: ({ threshold, id }: SaveThreshold) =>
          client.call(
            id === undefined ? createThreshold(threshold) : replaceThreshold(String(id), threshold),
          ),
        onSuccess: (stored, { id = stored?.id }, _result, { client: cache }) =>
          afterSave(cache, model, String(id), stored),
        meta: mutationMeta<SaveThreshold>({
          model,
          action: 'save',
          describe: ({ threshold }) => threshold.name,
        }),
      }),
    /** Deletes a threshold. */
    remove: () => deleteRecord<Threshold>(client, model, destroyThreshold),
  };
}
