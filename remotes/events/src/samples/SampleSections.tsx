import type { Broker } from '@console/api-client/brokers';
import type { Publisher, PublisherDraft } from '@console/api-client/publishers';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { SampleSection } from './SampleSection';

const MessagePreview = lazyNamed(() => import('./MessagePreview'), 'MessagePreview');

const FilterPreview = lazyNamed(() => import('./FilterPreview'), 'FilterPreview');

const LiveDelivery = lazyNamed(() => import('./LiveDelivery'), 'LiveDelivery');

const ClientCode = lazyNamed(() => import('./ClientCode'), 'ClientCode');

interface SampleSectionsProps {
  readonly publisher: Pick<PublisherDraft, 'messageTypes' | 'filters'>;
  /** The publisher as it is stored and its broker, for client code. @defaultValue it is not stored yet */
  readonly stored?: { readonly publisher: Publisher; readonly broker: Broker };
  /** Further sections, after what is sent now. @defaultValue none */
  readonly children?: ReactNode;
}

/** Sections that try out the messages of a publisher; nothing is loaded before one is opened. */
export function SampleSections({ publisher, stored, children }: SampleSectionsProps) {
  const translate = useMessages();
  const { messageTypes, filters } = publisher;
  const sender = stored?.publisher;
  const publishers = useMemo(() => (sender ? [sender] : []), [sender]);
  return (
    <>
      <SampleSection title={translate('samples.message')}>
        <MessagePreview messageTypes={messageTypes} />
      </SampleSection>
      <SampleSection title={translate('samples.filter')}>
        <FilterPreview messageTypes={messageTypes} filter={filters.item} />
      </SampleSection>
      {stored && <LiveSection publishers={publishers} brokerType={stored.broker.type} />}
      {children}
      {stored && (
        <SampleSection title={translate('samples.client')}>
          <ClientCode {...stored} />
        </SampleSection>
      )}
    </>
  );
}

/** Messages of publishers of a broker, as they are sent. Nothing is asked for before it is opened. */
export function LiveSection(props: ComponentProps<typeof LiveDelivery>) {
  const translate = useMessages();
  return (
    <SampleSection title={translate('samples.live')}>
      <LiveDelivery {...props} />
    </SampleSection>
  );
}
