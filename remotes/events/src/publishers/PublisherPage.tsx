import type { Broker } from '@console/api-client/brokers';
import type { Publisher } from '@console/api-client/publishers';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Code } from '@console/design/status';
import { useStyles } from '@console/design/theme';
import { RecordPage } from '@console/remote/records';
import { useMemo } from 'react';
import { ListenSection } from '../listen/ListenSection';
import { paths } from '../paths';
import { AddressPreview } from '../samples/AddressPreview';
import { SampleSections } from '../samples/SampleSections';
import samplesCss from '../samples/samples.css';
import { MessageTypes } from './MessageTypes';
import { publisherKind } from './publisher.kind';
import { groupFacts, type PublisherGroup, publisherGroups } from './publisher.texts';
import { useBrokers } from './useBrokers';

/** One publisher: where it sends what, and what that means [PUBLISHER-03]. */
export function PublisherPage() {
  useStyles(samplesCss);
  const translate = useMessages();
  const { query, brokerOf } = useBrokers();
  return (
    <RecordPage kind={publisherKind} queries={[query]}>
      {(publisher) => {
        const broker = brokerOf(publisher.brokerId);
        return (
          <div className="samples">
            <CardGrid>
              <Card title={translate('publishers.settings')}>
                <DescriptionList
                  items={[
                    { label: translate('publishers.name'), value: publisher.name },
                    {
                      label: translate('publishers.brokerId'),
                      value: (
                        <Link to={paths.brokers.broker(publisher.brokerId)}>
                          {broker?.name ?? publisher.brokerId}
                        </Link>
                      ),
                    },
                    {
                      label: translate('publishers.messageTypes'),
                      value: <MessageTypes types={publisher.messageTypes} />,
                    },
                  ]}
                />
              </Card>
              {publisherGroups.map((group) => (
                <GroupCard key={group} publisher={publisher} group={group} />
              ))}
              {broker && <AddressPreview publisher={publisher} brokerType={broker.type} />}
            </CardGrid>
            <SampleSections publisher={publisher} stored={broker && { publisher, broker }}>
              {broker && <PublisherListener publisher={publisher} broker={broker} />}
            </SampleSections>
          </div>
        );
      }}
    </RecordPage>
  );
}

interface PublisherListenerProps {
  readonly publisher: Publisher;
  readonly broker: Broker;
}

function PublisherListener({ publisher, broker }: PublisherListenerProps) {
  const publishers = useMemo(() => [publisher], [publisher]);
  return <ListenSection broker={broker} publishers={publishers} />;
}

interface GroupCardProps {
  readonly publisher: Publisher;
  readonly group: PublisherGroup;
}

/** A group that has content; the filter of threshold messages also says when it has none. */
function GroupCard({ publisher, group }: GroupCardProps) {
  const translate = useMessages();
  const facts = groupFacts(publisher, group, translate);
  const isEmptyThreshold =
    group === 'threshold' && facts.length === 0 && publisher.messageTypes.includes('THRESHOLD');
  if (facts.length === 0 && !isEmptyThreshold) return null;
  return (
    <Card title={translate(`publishers.${group}`)}>
      {isEmptyThreshold ? (
        <p>
          <em>{translate('publishers.threshold.none')}</em>
        </p>
      ) : (
        <DescriptionList
          items={facts.map(({ label, value, code = value }) => ({
            label,
            value: <Code code={code} words={value} />,
          }))}
        />
      )}
    </Card>
  );
}
