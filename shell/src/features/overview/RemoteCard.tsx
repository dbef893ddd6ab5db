import { useServiceClient } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { type Lazy, lazyNamed, Skeleton } from '@console/design/progress';
import type { PageLoader } from '@console/remote/contract';
import { CardFailure, RemoteMessages } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { RemoteBoundary } from '../../host/outlet/RemoteBoundary';
import { useRegistry } from '../../host/registry';
import { isLoadedRemote, remoteQuery } from '../../host/registry/remoteQuery';
import type { OverviewCard } from './overviewCards';

/** Time a card may be on its way before that is said, in milliseconds. */
const timeoutMs = 10_000;

const cards = new WeakMap<PageLoader, Lazy<ComponentType>>();

/** The component behind a loader; a module that cannot be loaded is a failure of the card. */
function cardBehind(name: string, loader: PageLoader): Lazy<ComponentType> {
  const known = cards.get(loader);
  if (known) return known;
  const card: Lazy<ComponentType> = lazyNamed(loader, name, { waiting: CardLoading, onError: 'throw' });
  cards.set(loader, card);
  return card;
}

interface RemoteCardProps {
  readonly of: NonNullable<OverviewCard['of']>;
}

/** Content that a remote draws in its card. Its code is loaded now; what fails or hangs is this card alone. */
export function RemoteCard({ of }: RemoteCardProps) {
  const translate = useMessages();
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
  if (!data && !isError) return <CardLoading />;
  const loader = data?.module.cards?.[of.name];
  // A build that the user has gone back to may not have the card yet.
  const failure = <CardFailure onAgain={again}>{translate('overview.card.failed')}</CardFailure>;
  if (!data || !loader) return failure;
  const Card = cardBehind(of.name, loader);
  return (
    <RemoteBoundary attempt={String(attempt)} fallback={() => failure}>
      <RemoteMessages remote={data.module} waiting={<CardLoading />}>
        <Card />
      </RemoteMessages>
    </RemoteBoundary>
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
