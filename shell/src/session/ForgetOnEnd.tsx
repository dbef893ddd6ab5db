import { forgetAnswers } from '@console/remote/host';
import { useAlerts, useProcesses } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionState } from './SessionProvider';

/** Forgets what one person has seen and sent before another signs in in the same tab [SESSION-06]. */
export function ForgetOnEnd() {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  const processes = useProcesses();
  const { status } = useSessionState();
  useEffect(() => {
    if (status !== 'signed-out') return;
    // By now the pages are gone. What has no model is not the service's: the registry, the code of remotes.
    forgetAnswers(queryClient, ({ meta }) => meta?.model !== undefined);
    processes.clear();
    alerts.clear();
  }, [status, queryClient, alerts, processes]);
  return null;
}
