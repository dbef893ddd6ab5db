import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { answerOf, modelKey } from '../queries';
import { forgetProcess, listOngoingProcesses, type TrackedProcess, trackProcess } from './calls';

const model = 'ongoing-process';

/** Queries of processes the service keeps track of. */
export function ongoingProcessQueries(client: ServiceClient) {
  return {
    /** Asked for on opening a page, to take up what is still running. */
    list: () =>
      queryOptions({
        queryKey: modelKey(model),
        ...answerOf(client, listOngoingProcesses),
        staleTime: 0,
        retry: false,
        meta: { model },
      }),
  };
}

/**
 * Mutations of processes the service keeps track of. They only keep track of the process itself: a failure
 * is reported as such and must not make a start or an end look failed.
 */
export function ongoingProcessMutations(client: ServiceClient) {
  return {
    /** Keeps track of a process that was started. Fails with an `InvalidProcessTypeError` before any call. */
    track: () =>
      mutationOptions({
        mutationFn: async (process: TrackedProcess) => client.call(trackProcess(process)),
        onSuccess: (_answer, _process, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: modelKey(model) }),
        meta: mutationMeta<TrackedProcess>({
          model,
          action: 'complete',
          describe: ({ processId }) => processId,
        }),
      }),
    /** Ends keeping track of one that is over. */
    forget: () =>
      mutationOptions({
        mutationFn: (processId: string) => client.call(forgetProcess(processId)),
        onSuccess: (_answer, _process, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: modelKey(model) }),
        meta: mutationMeta<string>({ model, action: 'complete', describe: (processId) => processId }),
      }),
  };
}
