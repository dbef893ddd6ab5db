import { ongoingProcessMutations } from '@console/api-client/ongoing-processes';
import { modelKey } from '@console/api-client/queries';
import { useResource } from '@console/api-client/react';
import {
  isFinished,
  outcomeOf,
  type Registration,
  registrationQueries,
} from '@console/api-client/registrations';
import { useMessages } from '@console/design/messages';
import { type ProcessState, useAlerts, useProcesses } from '@console/remote/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { paths } from '../paths';
import { registrationAlert, registrationProgress } from './registration.texts';

/** Name of a registration among the long processes of the session. */
export const registrationProcessKey = (id: string) => `registration ${id}`;

/**
 * Follows a registration to its end, whichever page is open, and says then how it ended: exactly once, since one that
 * is followed already stays as it is [REGISTER-29]. The service need not keep track of it any longer [REGISTER-20].
 */
export function useFollowRegistration(): (registration: Registration) => void {
  const translate = useMessages();
  const alerts = useAlerts();
  const processes = useProcesses();
  const cache = useQueryClient();
  const queries = useResource(registrationQueries);
  const { mutate: forget } = useMutation(useResource(ongoingProcessMutations).forget());
  return useCallback(
    ({ id }) => {
      const query = queries.one(id);
      const read = (registration: Registration): ProcessState => {
        const { readers } = registration;
        if (!isFinished(registration)) {
          const { value: progress, text } = registrationProgress(readers, translate);
          return { status: 'running', progress, text };
        }
        const succeeded = outcomeOf(registration) === 'succeeded';
        return {
          status: succeeded ? 'done' : 'failed',
          text: registrationAlert(registration, translate)?.title,
        };
      };
      processes.watch({
        key: registrationProcessKey(id),
        title: translate('register.process', { id }),
        at: paths.readers.register(),
        query,
        read,
        onEnd: () => {
          const ended = cache.getQueryData(query.queryKey);
          const said = ended && registrationAlert(ended, translate);
          if (said) alerts[said.tone](said);
          forget(id);
          for (const model of ['reader-definition', 'reader-health'] as const)
            void cache.invalidateQueries({ queryKey: modelKey(model) });
        },
      });
    },
    [translate, alerts, processes, cache, queries, forget],
  );
}
