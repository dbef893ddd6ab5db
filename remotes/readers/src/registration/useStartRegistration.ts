import { ServiceError } from '@console/api-client';
import { ongoingProcessMutations } from '@console/api-client/ongoing-processes';
import { useResource } from '@console/api-client/react';
import {
  type Registration,
  registrationMutations,
  registrationQueries,
} from '@console/api-client/registrations';
import { useMessages } from '@console/design/messages';
import { useAlerts, useReportFailure } from '@console/remote/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFollowRegistration } from './useFollowRegistration';

const alreadyRunning = (error: unknown) => error instanceof ServiceError && error.status === 409;

/**
 * Starts registrations and runs failed ones again; what was started is kept track of [REGISTER-19], followed, and said
 * [REGISTER-21]. One that was started elsewhere meanwhile is told as such, and shown.
 */
export function useStartRegistration() {
  const translate = useMessages();
  const alerts = useAlerts();
  const cache = useQueryClient();
  const report = useReportFailure(translate('register.entity'));
  const follow = useFollowRegistration();
  const mutations = useResource(registrationMutations);
  const { mostRecent } = useResource(registrationQueries);
  const { mutate: track } = useMutation(useResource(ongoingProcessMutations).track());

  const refuse = () => alerts.warning(translate('register.alreadyRunning'));
  const onSuccess = (started: Registration | null) => {
    if (!started) return;
    track({ processId: started.id, processType: 'capInstall' });
    follow(started);
    alerts.success(translate('register.started', { id: started.id, count: started.readers.length }));
  };
  const failing = (title: string) => (error: unknown) => {
    if (!alreadyRunning(error)) return report(title, error);
    void cache.invalidateQueries({ queryKey: mostRecent().queryKey });
    refuse();
  };

  const startOptions = mutations.start();
  const rerunOptions = mutations.rerun();
  const start = useMutation({
    ...startOptions,
    onSuccess: (started, ...others) => {
      startOptions.onSuccess?.(started, ...others);
      onSuccess(started);
    },
    onError: failing(translate('register.start.failed')),
  });
  const rerun = useMutation({
    ...rerunOptions,
    onSuccess: (started, ...others) => {
      rerunOptions.onSuccess?.(started, ...others);
      onSuccess(started);
    },
    onError: failing(translate('register.rerun.failed')),
  });
  return { start, rerun, refuse };
}
