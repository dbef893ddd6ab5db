import { useResource } from '@console/api-client/react';
import { isSameUser, userQueries } from '@console/api-client/users';
import { useSignedIn } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Tells whether a name is that of the person signed in [USER-01, USER-04]. A page that is not the console signs in
 * itself; there the service is asked.
 */
export function useIsOwnUser(): (name: string) => boolean {
  const signedIn = useSignedIn();
  const { data } = useQuery({ ...useResource(userQueries).current(), enabled: signedIn === undefined });
  const own = signedIn?.name ?? data?.name;
  return useCallback((name) => own !== undefined && isSameUser(own, name), [own]);
}
