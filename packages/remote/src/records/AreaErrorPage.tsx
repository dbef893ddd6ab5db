import { LoadError } from '@console/design/page';
import { Navigate, useLocation, useNavigate } from '@console/design/router';
import {
  notifyManager,
  QueryObserver,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAreaFailure } from './areaFailure';

/**
 * The error sub-route of an area: the shared error page, and the way back to what failed [TITLE-07]. Who opens the
 * address itself gets the area, which comes back here if it still cannot be loaded. It leads back by itself as soon as
 * what failed has been loaded.
 */
export function AreaErrorPage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const failure = readAreaFailure(state);
  const queryClient = useQueryClient();
  const back = failure?.from;
  const hash = failure?.query;
  useEffect(() => {
    const failed = hash === undefined ? undefined : queryClient.getQueryCache().get(hash);
    if (!failed || back === undefined) return;
    const { options, queryKey } = failed;
    const still = { refetchOnMount: false, retryOnMount: false, refetchInterval: false } as const;
    // Data can come while another page is rendered, where nothing may navigate: the observer is told afterwards.
    const goBack = notifyManager.batchCalls(
      ({ isSuccess }: QueryObserverResult) => isSuccess && navigate(back, { replace: true }),
    );
    // Observed, the query is among those that are asked again when the service is well.
    return new QueryObserver(queryClient, { ...options, queryKey, ...still }).subscribe(goBack);
  }, [queryClient, hash, back, navigate]);
  if (!failure) return <Navigate to={pathname.replace(/\/error\/*$/, '')} replace />;
  const { entity, section, lines, from } = failure;
  return (
    <LoadError
      entity={entity}
      section={section}
      detail={lines.map((line) => <p key={line}>{line}</p>)}
      onRetry={() => navigate(from, { replace: true })}
    />
  );
}
