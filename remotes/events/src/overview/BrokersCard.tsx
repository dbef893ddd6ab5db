import { type Broker, brokerQueries, isTestable } from '@console/api-client/brokers';
import { useResource } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { CardList } from '@console/design/card';
import { RefreshIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import { RelativeTime } from '@console/design/time';
import { CardContent } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { reachOf } from '../brokers/connectionTests';
import { useConnectionTests } from '../brokers/useConnectionTests';
import { paths } from '../paths';

const EndingCertificates = lazyNamed(() => import('../brokers/EndingCertificates'), 'EndingCertificates', {
  waiting: null,
});

/** Brokers that are listed; the others are in the list of brokers. */
const listed = 6;

const tones = { failed: 'danger', untested: 'neutral', works: 'success' } as const;

/**
 * Which brokers could not be reached when that was last tested in this browser, and a button that tests all of them: the
 * service itself tells nothing of connections.
 */
export function BrokersCard() {
  const query = useQuery(useResource(brokerQueries).list());
  return (
    <CardContent query={query} model="broker">
      {({ rows }) => (
        <Brokers
          brokers={rows.filter(({ type }) => isTestable(type))}
          others={rows.filter(({ type }) => !isTestable(type))}
        />
      )}
    </CardContent>
  );
}

interface BrokersProps {
  readonly brokers: readonly Broker[];
  /** Those whose connection cannot be tested. */
  readonly others: readonly Broker[];
}

function Brokers({ brokers, others }: BrokersProps) {
  const translate = useMessages();
  const { run, tests } = useConnectionTests(true);
  const [testing, setTesting] = useState(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const testAll = async () => {
    setTesting(true);
    for (const broker of brokers) if (shown.current) await run(broker);
    setTesting(false);
  };

  if (brokers.length === 0)
    return (
      <>
        <p>{translate('brokers.card.none')}</p>
        <Link to={paths.brokers.new()}>{translate('brokers.new')}</Link>
      </>
    );
  return (
    <>
      {brokers.some(({ serverCertificate }) => serverCertificate !== undefined) && (
        <EndingCertificates brokers={brokers} />
      )}
      <CardList
        items={reachOf(brokers, tests)
          .slice(0, listed)
          .map(({ broker, reach, last }) => ({
            key: broker.id,
            title: <Link to={paths.brokers.broker(broker.id)}>{broker.name}</Link>,
            detail: last && (
              <>
                <RelativeTime value={last.at} />
                {last.reason && <p dir="auto">{last.reason}</p>}
              </>
            ),
            state: <Status tone={tones[reach]} label={translate(`brokers.card.${reach}`)} />,
          }))}
      />
      <p>
        <Link to={paths.brokers.list()}>
          {translate('brokers.card.all', {
            count: brokers.length,
            others: others.length,
            kinds: formatList([...new Set(others.map(({ type }) => type))]),
          })}
        </Link>
      </p>
      <p>
        <Link to={paths.brokers.new()}>{translate('brokers.new')}</Link>
      </p>
      <Button size="small" icon={<RefreshIcon />} pending={testing} onClick={testAll}>
        {translate('brokers.card.test')}
      </Button>
    </>
  );
}
