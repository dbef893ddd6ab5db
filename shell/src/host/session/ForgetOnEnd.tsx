import { usePersistentState } from '@console/design/preferences';
import { forgetAnswers, userOf } from '@console/remote/host';
import { useAlerts, useProcesses } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetActivityKey, readForgetActivity } from '../../features/activity/forgetting';
import { useSessionState } from './SessionProvider';

/** Forgets what one person has seen and sent before another signs in in the same tab [SESSION-06]. */
export function ForgetOnEnd() {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  const processes = useProcesses();
  const state = useSessionState();
  const { status } = state;
  const user = userOf(state)?.name;
  const [forgets] = usePersistentState(forgetActivityKey, readForgetActivity);
  /** Whose activity goes with the session; once it has ended nobody is known any more. */
  const forgotten = useRef<string>(undefined);
  useEffect(() => {
    if (user !== undefined) forgotten.current = forgets ? user : undefined;
  }, [user, forgets]);
  useEffect(() => {
    if (status !== 'signed-out') return;
    const whose = forgotten.current;
    forgotten.current = undefined;
    if (whose !== undefined)
      void import(/* webpackChunkName: "activity" */ '../../features/activity/store')
        .then(({ forgetActivity }) => forgetActivity(whose))
        .catch(() => undefined);
    // By now the pages are gone. What has no model is not the service's: the registry, the code of remotes.
    forgetAnswers(queryClient, ({ meta }) => meta?.model !== undefined);
    processes.clear();
    alerts.clear();
  }, [status, queryClient, alerts, processes]);
  return null;
}
