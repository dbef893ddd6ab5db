import { ongoingProcessMutations, ongoingProcessQueries } from '@console/api-client/ongoing-processes';
import { pollWhile } from '@console/api-client/polling';
import { useResource } from '@console/api-client/react';
import {
  isFinished,
  isOngoing,
  isRunning,
  type Registration,
  registrationPollInterval,
  registrationQueries,
} from '@console/api-client/registrations';
import { useStore } from '@console/design/store';
import type { WatchedQuery } from '@console/remote/records';
import { useProcesses } from '@console/remote/services';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { registrationProcessKey, useFollowRegistration } from './useFollowRegistration';

/** The registration started last, as a page shows it. */
export interface RecentRegistration {
  /** Undefined while it is not known; null when there has been none. */
  readonly registration: Registration | null | undefined;
  /** Under way and followed: another one cannot be started [REGISTER-02]. */
  readonly ongoing: boolean;
  /** Failed load: which is the latest, or how that one goes after five calls in a row [REGISTER-27]. */
  readonly failure: 'recent' | 'poll' | undefined;
  /** The queries that it lives on. */
  readonly queries: readonly WatchedQuery[];
}

/**
 * The registration started last [REGISTER-22], whoever started it. While it is under way it is polled [REGISTER-26]
 * and followed to its end; one that began too long ago to be alive is only shown [REGISTER-30].
 */
export function useRecentRegistration(): RecentRegistration {
  const queries = useResource(registrationQueries);
  const [openedAt] = useState(Date.now);
  const recent = useQuery(queries.mostRecent());
  const id = recent.data?.id;
  const followed = useIsFollowed(id);
  const counts = (registration: Registration) =>
    isRunning(registration) && (followed || isOngoing(registration, openedAt));
  const one = useQuery({
    ...queries.one(id ?? ''),
    enabled: id !== undefined,
    placeholderData: recent.data ?? undefined,
    refetchInterval: pollWhile(registrationPollInterval, counts),
  });
  const registration = recent.data && (one.data ?? recent.data);
  const ongoing = Boolean(registration && counts(registration));

  const follow = useFollowRegistration();
  useEffect(() => {
    if (ongoing && registration) follow(registration);
  }, [follow, ongoing, registration]);
  useForgetFinished(recent.data);

  return {
    registration,
    ongoing,
    failure: one.isError ? 'poll' : recent.isError ? 'recent' : undefined,
    queries: [recent, one],
  };
}

/** True for a registration followed in this session, however its times read. */
function useIsFollowed(id: string | undefined): boolean {
  const processes = useProcesses();
  const shown = useStore(processes);
  if (id === undefined) return false;
  const key = registrationProcessKey(id);
  return shown.some((process) => process.key === key && process.status === 'running');
}

/**
 * Ends keeping track of a registration whose end no browser was open to see [REGISTER-20]; one that is followed is
 * forgotten with its end.
 */
function useForgetFinished(registration: Registration | null | undefined): void {
  const tracked = useQuery(useResource(ongoingProcessQueries).list());
  const { mutate: forget } = useMutation(useResource(ongoingProcessMutations).forget());
  const finished = registration && isFinished(registration) ? registration.id : undefined;
  const isTracked = tracked.data?.rows.some(({ processId }) => processId === finished) ?? false;
  useEffect(() => {
    if (isTracked && finished !== undefined) forget(finished);
  }, [forget, isTracked, finished]);
}
