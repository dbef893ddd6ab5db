import type { Broker } from '@console/api-client/brokers';
import type { Publisher, PublisherDraft } from '@console/api-client/publishers';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import samplesCss from './samples.css';

const MessagePreview = lazyNamed(() => import('./MessagePreview'), 'MessagePreview');

const FilterPreview = lazyNamed(() => import('./FilterPreview'), 'FilterPreview');

const LiveDelivery = lazyNamed(() => import('./LiveDelivery'), 'LiveDelivery');

const ClientCode = lazyNamed(() => import('./ClientCode'), 'ClientCode');

interface SampleSectionsProps {
  readonly publisher: Pick<PublisherDraft, 'messageTypes' | 'filters'>;
  /** The publisher as it is stored and its broker, for client code. @defaultValue it is not stored yet */
  readonly stored?: { readonly publisher: Publisher; readonly broker: Broker };
}

/** Sections that try out the messages of a publisher; nothing is loaded before one is opened. */
export function SampleSections({ publisher, stored }: SampleSectionsProps) {
  const translate = useMessages();
  const { messageTypes, filters } = publisher;
  const sender = stored?.publisher;
  const publishers = useMemo(() => (sender ? [sender] : []), [sender]);
  return (
    <>
      <Section title={translate('samples.message')}>
        <MessagePreview messageTypes={messageTypes} />
      </Section>
      <Section title={translate('samples.filter')}>
        <FilterPreview messageTypes={messageTypes} filter={filters.item} />
      </Section>
      {stored && <LiveSection publishers={publishers} brokerType={stored.broker.type} />}
      {stored && (
        <Section title={translate('samples.client')}>
          <ClientCode {...stored} />
        </Section>
      )}
    </>
  );
}

/** Messages of publishers of a broker, as they are sent. Nothing is asked for before it is opened. */
export function LiveSection(props: ComponentProps<typeof LiveDelivery>) {
  const translate = useMessages();
  return (
    <Section title={translate('samples.live')}>
      <LiveDelivery {...props} />
    </Section>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useStyles(samplesCss);
  return (
    <Collapsible title={title}>
      <div className="samples__section">{children}</div>
    </Collapsible>
  );
}
