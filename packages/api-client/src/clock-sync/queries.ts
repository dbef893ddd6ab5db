import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { answerOf, modelKey } from '../queries';
import { showClockSync, startClockSync } from './calls';
import type { ClockSync } from './schema';

const model = 'clock-sync';

/** Queries of clock sync. */
export function clockSyncQueries(client: ServiceClient) {
  return {
    /** State of clock synchronization. The page words a failure itself (CLOCK-04). */
    state: () =>
      queryOptions({
        queryKey: modelKey(model),
        ...answerOf(client, showClockSync),
        retry: false,
        meta: { model },
      }),
  };
}

/** Mutations of clock sync. */
export function clockSyncMutations(client: ServiceClient) {
  return {
    /** Starts syncing. The page words success and failure itself (CLOCK-04). */
    start: () =>
      mutationOptions({
        mutationFn: () => client.call(startClockSync()),
        onSuccess: (_answer, _variables, _result, { client: cache }) => {
          cache.setQueryData<ClockSync>(modelKey(model), { enabled: true });
          void cache.invalidateQueries({ queryKey: modelKey('reader-health') });
        },
        meta: mutationMeta({ model, action: 'start', silent: true }),
      }),
  };
}
