import type { Call } from '@console/api-client';
import { type MutationAction, mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import type { ActivityEntry, KeptRequest } from '../entry';
import { markCall } from '../recording';
import type { Redoing } from './planRequest';

/** A request that was looked at and is to be sent. */
export interface RequestToSend {
  readonly entry: ActivityEntry;
  readonly how: Redoing;
  readonly request: KeptRequest;
}

/** Action of a request on the record, in the words of reports. */
function actionOf({ entry, how, request }: RequestToSend): MutationAction {
  if (how === 'repeat') return entry.action;
  if (request.method === 'DELETE') return 'delete';
  return entry.action === 'start' ? 'stop' : 'save';
}

/** True for a request that takes an edit back. */
const undoesEdit = ({ entry, how, request }: RequestToSend) =>
  how === 'undo' && request.method === 'PUT' && entry.request?.method === 'PUT';

function callOf(sent: RequestToSend): Call<void> {
  const { entry, how, request } = sent;
  const { model, name, undo, request: original } = entry;
  const call: Call<void> = {
    name: `${how} ${model.replaceAll('-', ' ')}`,
    ...request,
    // The records are asked for again; what is answered here is of no use.
    answer: () => ({ matches: true, value: undefined }),
    change: {
      model,
      action: actionOf(sent),
      name,
      // An edit that was taken back can be made again.
      undo:
        original && undoesEdit(sent)
          ? () => ({
              call: {
                ...original,
                name: `repeat ${model}`,
                answer: () => ({ matches: true, value: undefined }),
              },
              path: undo?.path,
            })
          : undefined,
    },
  };
  return call;
}

/** Sends what takes a change back or repeats it; how it ended is reported as for every change. */
export function useSend() {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return (sent: RequestToSend) => ({
    mutationFn: () => {
      const call = callOf(sent);
      markCall(call, { id: sent.entry.id, how: sent.how });
      return client.call(call);
    },
    onSuccess: () => queryClient.invalidateQueries(),
    meta: mutationMeta<void>({
      model: sent.entry.model,
      action: actionOf(sent),
      undo: undoesEdit(sent),
      describe: () => sent.entry.name ?? '',
    }),
  });
}
