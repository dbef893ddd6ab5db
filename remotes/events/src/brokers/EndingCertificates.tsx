import type { Broker } from '@console/api-client/brokers';
import { Banner } from '@console/design/banner';
import { CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { DateTime } from '@console/design/time';
import { useState } from 'react';
import { paths } from '../paths';
import { endingCertificates } from './certificateEnds';

/** Says which brokers have a certificate that has ended or ends soon; draws nothing without such. */
export function EndingCertificates({ brokers }: { readonly brokers: readonly Broker[] }) {
  const translate = useMessages();
  const [now] = useState(Date.now);
  const ending = endingCertificates(brokers, now);
  if (ending.length === 0) return null;
  return (
    <Banner tone="warning" title={translate('brokers.ending', { count: ending.length })}>
      <CardList
        items={ending.map(({ broker, end, days }) => ({
          key: broker.id,
          title: <Link to={paths.brokers.broker(broker.id)}>{broker.name}</Link>,
          detail: <DateTime value={end.toISOString()} />,
          state: translate(days < 0 ? 'brokers.ending.ended' : 'brokers.ending.days', {
            count: Math.max(0, days),
          }),
        }))}
      />
    </Banner>
  );
}
