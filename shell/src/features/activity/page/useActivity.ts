import { useServiceClient } from '@console/api-client/react';
import { userOf } from '@console/remote/host';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSessionState } from '../../../host/session';
import { onEntry } from '../recording';
import { forgetActivity, readActivity } from '../store';

const key: QueryKey = ['activity'];

/** Kept changes of the person on this service, up to date. */
export function useActivity() {
  const queryClient = useQueryClient();
  const { baseUrl } = useServiceClient();
  const user = userOf(useSessionState())?.name ?? '';
  const { data } = useQuery({
    queryKey: [...key, baseUrl, user],
    queryFn: () => readActivity(user, baseUrl),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => onEntry(() => void queryClient.invalidateQueries({ queryKey: key })), [queryClient]);
  return {
    activity: data,
    forget: async () => {
      await forgetActivity(user);
      await queryClient.invalidateQueries({ queryKey: key });
    },
  };
}
