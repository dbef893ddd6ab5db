import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { answerOf, modelKey } from '../queries';
import { completeMachineSetup, showMachineSetup } from './calls';

/** Queries of the first configuration. */
export function machineSetupQueries(client: ServiceClient) {
  return {
    /** State of the first configuration; asked once, only {@link machineSetupMutations} changes it. */
    state: () =>
      queryOptions({
        queryKey: modelKey('machine-setup'),
        ...answerOf(client, showMachineSetup),
        staleTime: Number.POSITIVE_INFINITY,
        meta: { model: 'machine-setup' },
      }),
  };
}

/** Mutations of the first configuration. */
export function machineSetupMutations(client: ServiceClient) {
  return {
    /** Notes that it has been gone through. */
    complete: () =>
      mutationOptions({
        mutationFn: () => client.call(completeMachineSetup()),
        onSuccess: (_answer, _variables, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: modelKey('machine-setup') }),
        meta: mutationMeta({ model: 'machine-setup', action: 'complete', silent: true }),
      }),
  };
}
