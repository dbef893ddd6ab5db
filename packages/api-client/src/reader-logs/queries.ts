import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { orNone, type ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { defaultPollInterval, pollWhile } from '../polling';
import { answerOf, modelKey, type QuerySettings } from '../queries';
import { isCollecting, type ReaderLogRequest } from './adapter';
import { requestReaderLogs, showReaderLogRequest } from './calls';

const model = 'reader-log';

/** Queries of reader logs. */
export function readerLogQueries(
  client: ServiceClient,
  { pollInterval = defaultPollInterval }: QuerySettings = {},
) {
  return {
    /** The newest collection, polled while it runs (LOG-05); `null` when there has been none (LOG-09). */
    request: () =>
      queryOptions({
        queryKey: modelKey(model),
        ...answerOf(client, () => orNone(showReaderLogRequest())),
        refetchInterval: pollWhile<ReaderLogRequest | null>(
          pollInterval,
          (request) => request !== null && isCollecting(request),
        ),
        staleTime: pollInterval,
        retry: false,
        meta: { model, notFoundAllowed: true },
      }),
  };
}

/** Mutations of reader logs. */
export function readerLogMutations(client: ServiceClient) {
  return {
    /** Starts to collect the logs of all readers. */
    start: () =>
      mutationOptions({
        mutationFn: () => client.call(requestReaderLogs()),
        onSuccess: (_answer, _variables, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: modelKey(model) }),
        meta: mutationMeta({ model, action: 'start' }),
      }),
  };
}
