import { useMessages } from '@console/design/messages';
import { type Lazy, lazyNamed, Skeleton } from '@console/design/progress';
import { RemoteMessages } from '@console/remote/records';
import type { ComponentType } from 'react';
import type { PageLoader, RemoteModule } from '../contract/remoteModule';

const cards = new WeakMap<PageLoader, Lazy<ComponentType>>();

/** The component of a card; one that cannot be loaded is a failure of the page. */
function cardBehind(name: string, loader: PageLoader): Lazy<ComponentType> {
  const card = cards.get(loader) ?? lazyNamed(loader, name, { waiting: CardWaiting, onError: 'throw' });
  cards.set(loader, card);
  return card;
}

function CardWaiting() {
  return <Skeleton label={useMessages()('page.loading')} />;
}

/** One card of a remote in place of its pages. @throws Error for a card that it does not have */
export function EmbeddedCard({ remote, name }: { readonly remote: RemoteModule; readonly name: string }) {
  const loader = remote.cards?.[name];
  if (!loader) throw new Error(`The remote ${remote.declaration.name} has no card ${name}.`);
  const Card = cardBehind(name, loader);
  return (
    <RemoteMessages remote={remote} waiting={<CardWaiting />}>
      <Card />
    </RemoteMessages>
  );
}
