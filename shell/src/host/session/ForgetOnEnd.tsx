import { useServiceClient } from '@console/api-client/react';
import { forgetAnswers, userOf } from '@console/remote/host';
import { useAlerts, useProcesses } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFeatures } from '../slots/FeaturesProvider';
import { useSessionState } from './SessionProvider';

/** Forgets what one person has seen and sent before another signs in in the same tab [SESSION-06]. */
export function ForgetOnEnd() {
  const queryClient = useQueryClient();
  const alerts = useAlerts();
  const processes = useProcesses();
  const features = useFeatures();
  const client = useServiceClient();
  const state = useSessionState();
  const { status } = state;
  const user = userOf(state)?.name;
  /** Once the session has ended nobody is known any more. */
  const lastUser = useRef(user);
  useEffect(() => {
    if (user !== undefined) lastUser.current = user;
  }, [user]);
  const leave = useEffectEvent((person: string, isOver: boolean) => {
    const now = Date.now() + (client.clockDifference() ?? 0);
    for (const { onLeaving } of features) onLeaving?.(person, now, isOver);
  });
  useEffect(() => {
    if (user === undefined) return;
    const onHide = () => leave(user, false);
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, [user]);
  useEffect(() => {
    if (status !== 'signed-out') return;
    const ended = lastUser.current;
    lastUser.current = undefined;
    if (ended !== undefined) {
      for (const { onSessionEnd } of features) onSessionEnd?.(ended);
      leave(ended, true);
    }
    // By now the pages are gone. What has no model is not the service's: the registry, the code of remotes.
    forgetAnswers(queryClient, ({ meta }) => meta?.model !== undefined);
    processes.clear();
    alerts.clear();
  }, [status, queryClient, alerts, processes, features]);
  return null;
}
