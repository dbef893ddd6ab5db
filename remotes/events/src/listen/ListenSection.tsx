import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import type { ComponentProps } from 'react';
import { SampleSection } from '../samples/SampleSection';
import { isListenable } from './socketAddress';

const BrokerListener = lazyNamed(() => import('./BrokerListener'), 'BrokerListener');

/** Messages of publishers as they arrive at their broker, where browsers can listen to it. */
export function ListenSection(props: ComponentProps<typeof BrokerListener>) {
  const translate = useMessages();
  if (!isListenable(props.broker.type)) return null;
  return (
    <SampleSection title={translate('listener.section')}>
      <BrokerListener {...props} />
    </SampleSection>
  );
}
