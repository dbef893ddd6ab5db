import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { orNone, type ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { pollWhile, throughErrors } from '../polling';
import { answerOf, modelKey, oneKey } from '../queries';
import type { Registration } from './adapter';
import {
  cancelRegistration,
  type RegistrationDraft,
  showMostRecentRegistration,
  showRegistration,
  startRegistration,
} from './calls';
import { isRunning, rerunOf } from './registration';

const model = 'registration';

/** Milliseconds between two looks at a registration that is under way (REGISTER-26). */
export const registrationPollInterval = 10_000;

const mostRecentKey = [...modelKey(model), 'mostRecent'] as const;

/** Queries of registrations. */
export function registrationQueries(client: ServiceClient) {
  return {
    /** The registration started last; `null` when there has been none (ERROR-11). Finds one again on a reload. */
    mostRecent: () =>
      queryOptions({
        queryKey: mostRecentKey,
        ...answerOf(client, () => orNone(showMostRecentRegistration())),
        retry: false,
        meta: { model, notFoundAllowed: true },
      }),
    /**
     * One registration, polled while it is under way and until five calls in a row have failed (REGISTER-26,
     * REGISTER-27). The page words that failure itself.
     */
    one: (id: string) =>
      queryOptions({
        queryKey: oneKey(model, id),
        ...answerOf(client, () => showRegistration(id)),
        refetchInterval: pollWhile<Registration>(registrationPollInterval, isRunning),
        ...throughErrors(registrationPollInterval),
        meta: { model, id },
      }),
  };
}

/** Mutations of registrations. */
export function registrationMutations(client: ServiceClient) {
  const start = async (draft: RegistrationDraft) =>
    (await client.call(startRegistration(draft))) ?? client.call(orNone(showMostRecentRegistration()));
  return {
    /** Starts a registration. The page words success and failure itself (REGISTER-21). */
    start: () =>
      mutationOptions({
        mutationFn: start,
        onSuccess: (started, _draft, _result, { client: cache }) => show(cache, started),
        meta: mutationMeta<RegistrationDraft>({ model, action: 'start', silent: true }),
      }),
    /** Starts the readers of a failed registration once more. The page words a failure itself (REGISTER-25). */
    rerun: () =>
      mutationOptions({
        mutationFn: (failed: Registration) => start(rerunOf(failed)),
        onSuccess: (started, _failed, _result, { client: cache }) => show(cache, started),
        meta: mutationMeta<Registration>({
          model,
          action: 'start',
          describe: ({ id }) => id,
          silent: true,
        }),
      }),
    /** Cancels a registration. The page words a failure itself (REGISTER-24). */
    cancel: () =>
      mutationOptions({
        mutationFn: (id: string) => client.call(cancelRegistration(id)),
        onSuccess: (_answer, id, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: oneKey(model, id) }),
        meta: mutationMeta<string>({ model, action: 'stop', describe: (id) => id, silent: true }),
      }),
  };
}

/** Makes a started registration the most recent one; definitions and health follow it. */
function show(cache: QueryClient, started: Registration | null): void {
  if (started) {
    cache.setQueryData(oneKey(model, started.id), started);
    cache.setQueryData(mostRecentKey, started);
  }
  for (const each of ['reader-definition', 'reader-health'] as const)
    void cache.invalidateQueries({ queryKey: modelKey(each) });
}
