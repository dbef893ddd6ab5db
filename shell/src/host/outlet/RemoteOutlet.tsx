import { PageLoading } from '@console/design/page';
import { LoadFailureProvider } from '@console/design/progress';
import { useLocation } from '@console/design/router';
import { RemotePages } from '@console/remote/records';
import type { ResolvedRemote } from '@console/remote/registry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSuspect } from '../failure/FailureTexts';
import { inspectRemote, RemoteFailure, remoteTitle, useRegistry } from '../registry';
import { failureOf } from '../registry/failureOf';
import { isLoadedRemote, remoteKey, remoteQuery } from '../registry/remoteQuery';
import { reportStumble } from '../registry/stumbles';
import { ShellReload } from '../reload/ShellReload';
import { RemoteUpdate } from '../update/RemoteUpdate';
import { useOpenedBuild } from '../update/useOpenedBuild';
import { FailureCard } from './FailureCard';
import { PageFailure } from './PageFailure';
import { PageWaiting } from './PageWaiting';
import { RemoteBoundary } from './RemoteBoundary';
import { usePartFailures } from './usePartFailures';
import { VersionNotice } from './VersionNotice';

interface RemoteOutletProps {
  /** The build that the registry names now. */
  readonly remote: ResolvedRemote;
}

const nameOf = (remote: ResolvedRemote) => remoteKey(remote).join();

/** Tells that a query is about code that runs, not about the service. */
const isOfShell = (of: unknown): boolean => of === 'registry' || of === 'remote';

/**
 * Draws one remote: while it loads, when it is there, when it fails. When the registry names another build meanwhile,
 * it takes the place of the opened one with the next page, see `planUpdate`; a retry takes it at once, and the user may
 * take an earlier one.
 */
export function RemoteOutlet({ remote }: RemoteOutletProps) {
  const { look, choose, askServiceVersion } = useRegistry();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const { opened, open, offered } = useOpenedBuild(remote);
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const { data: loaded, error, isFetching, refetch } = useQuery(remoteQuery(opened, askServiceVersion));
  useSuspect(remoteTitle(opened), opened.owner);
  const tellPart = usePartFailures(isLoadedRemote(loaded) ? loaded.build : undefined);

  const isRewritten = loaded !== undefined && !isLoadedRemote(loaded);
  useEffect(() => {
    if (isRewritten) void refetch();
  }, [isRewritten, refetch]);

  // What was released while this area was open is picked up on the next visit.
  useEffect(() => () => void look(), [look]);

  const retry = async (cause?: unknown) => {
    setRetrying(true);
    const { remotes } = await look();
    const newest = remotes.find(({ name }) => name === opened.name) ?? opened;
    if (nameOf(newest) !== nameOf(opened)) open(newest);
    else if (error) await refetch();
    // Files that did not arrive whole stay in the browser's cache until they are requested again.
    else if (loaded) await inspectRemote(loaded.build, { address: pathname, cause });
    // It may be what was kept for the page that it cannot be drawn with.
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey: [of] }) => !isOfShell(of) });
    setAttempt((count) => count + 1);
    setRetrying(false);
  };
  const use = (key: string | undefined) => {
    const { remotes } = choose(opened.name, key);
    open(remotes.find(({ name }) => name === opened.name) ?? opened);
  };
  const card = {
    remote: opened,
    retrying: retrying || isFetching,
    onRetry: () => void retry(),
    onUse: use,
  };

  if (isLoadedRemote(loaded))
    return (
      <RemoteBoundary
        // Another page of the remote, or another build of it, may be whole.
        attempt={`${attempt} ${nameOf(opened)} ${pathname}`}
        fallback={(cause) => (
          <PageFailure
            {...card}
            build={loaded.build}
            attempt={attempt}
            cause={cause}
            onRetry={() => void retry(cause)}
          />
        )}
        onRecovered={(thrown) => reportStumble({ thrown, remote: opened })}
      >
        {opened.chosen && (
          <VersionNotice remote={remote} chosen={opened.chosen} onUseNewest={() => use(undefined)} />
        )}
        <LoadFailureProvider value={tellPart}>
          <RemotePages
            key={attempt}
            remote={loaded.module}
            waiting={<PageWaiting late={<FailureCard {...card} code="slow" />} />}
          />
        </LoadFailureProvider>
        <RemoteUpdate offered={offered} onUse={open} />
      </RemoteBoundary>
    );
  if (!error) return <PageLoading />;
  const incompatibility = error instanceof RemoteFailure ? error.incompatibility : undefined;
  return (
    <>
      <ShellReload code={failureOf(error)} />
      <FailureCard {...card} code={failureOf(error)} incompatibility={incompatibility} cause={error} />
    </>
  );
}
