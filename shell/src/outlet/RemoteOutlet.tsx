import { PageLoading } from '@console/design/page';
import { useLocation } from '@console/design/router';
import { RemotePages } from '@console/remote/pages';
import type { ResolvedRemote } from '@console/remote/registry';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inspectRemote, useRegistry } from '../registry';
import { RemoteUpdate } from '../update/RemoteUpdate';
import { useOpenedBuild } from '../update/useOpenedBuild';
import { FailureCard } from './FailureCard';
import { failureOf } from './failureOf';
import { PageFailure } from './PageFailure';
import { RemoteBoundary } from './RemoteBoundary';
import { remoteQuery } from './remoteQuery';

interface RemoteOutletProps {
  /** The build that the registry names now. */
  readonly remote: ResolvedRemote;
}

/**
 * Draws one remote: while it loads, when it is there, when it fails. When the registry names another build meanwhile,
 * it takes the place of the opened one with the next page, see `planUpdate`; a retry takes it at once.
 */
export function RemoteOutlet({ remote }: RemoteOutletProps) {
  const { look } = useRegistry();
  const { pathname } = useLocation();
  const { opened, open, offered } = useOpenedBuild(remote);
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const { data: module, error, isFetching, refetch } = useQuery(remoteQuery(opened));

  // What was released while this area was open is picked up on the next visit.
  useEffect(() => () => void look(), [look]);

  const retry = async () => {
    setRetrying(true);
    const { remotes } = await look();
    const newest = remotes.find(({ name }) => name === opened.name) ?? opened;
    if (newest.container !== opened.container) open(newest);
    else if (error) await refetch();
    // Files that did not arrive whole are kept by the browser until they are asked for anew.
    else await inspectRemote(opened);
    setAttempt((count) => count + 1);
    setRetrying(false);
  };
  const card = { remote: opened, retrying: retrying || isFetching, onRetry: () => void retry() };

  if (module)
    return (
      <RemoteBoundary
        // Another page of the remote may be whole.
        attempt={`${attempt} ${pathname}`}
        fallback={(cause) => <PageFailure {...card} attempt={attempt} cause={cause} />}
      >
        <RemotePages remote={module} />
        <RemoteUpdate offered={offered} onUse={open} />
      </RemoteBoundary>
    );
  return error ? <FailureCard {...card} code={failureOf(error)} /> : <PageLoading />;
}
