import { ongoingProcessMutations, ongoingProcessQueries } from '@console/api-client/ongoing-processes';
import { useResource } from '@console/api-client/react';
import { isFinished, type Registration } from '@console/api-client/registrations';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Ends keeping track of a registration whose end no browser was open to see [REGISTER-20]; one that is followed is
 * forgotten with its end.
 */
export function useForgetFinished(registration: Registration | null | undefined): void {
  const tracked = useQuery(useResource(ongoingProcessQueries).list());
  const { mutate: forget } = useMutation(useResource(ongoingProcessMutations).forget());
  const finished = registration && isFinished(registration) ? registration.id : undefined;
  const isTracked = tracked.data?.rows.some(({ processId }) => processId === finished) ?? false;
  useEffect(() => {
    if (isTracked && finished !== undefined) forget(finished);
  }, [forget, isTracked, finished]);
}
