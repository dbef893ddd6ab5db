import { useServiceClient } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { type Lazy, lazyNamed, Skeleton } from '@console/design/progress';
import type { PageLoader } from '@console/remote/contract';
import { CardFailure, RemoteMessages } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react';
import { RemoteBoundary } from '../../host/outlet/RemoteBoundary';
import { useRegistry } from '../../host/registry';
import { isLoadedRemote, remoteQuery } from '../../host/registry/remoteQuery';
import type { RemotePart } from './overviewCards';

/** Time a card may be on its way before that is said, in milliseconds. */
const timeoutMs = 10_000;

const components = new WeakMap<PageLoader, Lazy<ComponentType>>();

/** The component behind a loader; a module that cannot be loaded is a failure of the card. */
function componentBehind(name: string, loader: PageLoader): Lazy<ComponentType> {
  const known = components.get(loader);
  if (known) return known;
  const component: Lazy<ComponentType> = lazyNamed(loader, name, { waiting: CardLoading, onError: 'throw' });
  components.set(loader, component);
  return component;
}

interface RemoteComponentProps {
  readonly of: RemotePart;
  readonly part: 'cards' | 'news';
  /** Stands in its place until it is there. */
  readonly waiting: ReactElement | null;
  /** Stands in its place when it cannot be loaded, or fails. @param again tries it once more; keeps its identity */
  readonly failure: (again: () => void) => ReactElement;
}

/** A component of a remote. Its code is loaded now; what fails or hangs is this one alone. */
export function RemoteComponent({ of, part, waiting, failure }: RemoteComponentProps) {
  const client = useServiceClient();
  const { askServiceVersion } = useRegistry();
  const [attempt, setAttempt] = useState(0);
  const { data: found, isError, refetch } = useQuery(remoteQuery(of.remote, askServiceVersion));
  const data = isLoadedRemote(found) ? found : undefined;
  useEffect(() => {
    for (const path of of.asks) void client.prefetch(path);
  }, [client, of]);
  const again = useCallback(() => {
    setAttempt((count) => count + 1);
    if (isError) void refetch();
  }, [isError, refetch]);
  if (!data && !isError) return waiting;
  const loader = data?.module[part]?.[of.name];
  // A build that the user has gone back to may not have it yet.
  if (!data || !loader) return failure(again);
  const Component = componentBehind(of.name, loader);
  return (
    <RemoteBoundary attempt={String(attempt)} fallback={() => failure(again)}>
      <RemoteMessages remote={data.module} waiting={waiting}>
        <Component />
      </RemoteMessages>
    </RemoteBoundary>
  );
}

/** Content that a remote draws in its card. */
export function RemoteCard({ of }: { readonly of: RemotePart }) {
  const translate = useMessages();
  return (
    <RemoteComponent
      of={of}
      part="cards"
      waiting={<CardLoading />}
      failure={(again) => <CardFailure onAgain={again}>{translate('overview.card.failed')}</CardFailure>}
    />
  );
}

/** Stands in the place of a card that is on its way, and says so when that takes long. */
export function CardLoading() {
  const translate = useMessages();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Skeleton label={translate('overview.card.loading')} />
      {slow && <p role="status">{translate('overview.card.slow')}</p>}
    </>
  );
}
