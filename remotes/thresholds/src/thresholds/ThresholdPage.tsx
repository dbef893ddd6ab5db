import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { Threshold } from '@console/api-client/thresholds';
import { Banner } from '@console/design/banner';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { RecordPage, UsedByCard, useRecord } from '@console/remote/records';
import { Arrangement } from './Arrangement';
import { GateCard } from './gate/GateCard';
import { ThresholdReaderCard } from './ThresholdReaderCard';
import { thresholdKind } from './threshold.kind';
import { configurationOf, readersWithoutConfiguration } from './threshold.status';
import { useAntennaConfigurations } from './useAntennaConfigurations';
import { useThresholdActions } from './useThresholdActions';

// Its chart and its questions are waited for by nothing else.
const DoorDayCard = lazyNamed(() => import('./day/DoorDayCard'), 'DoorDayCard');

/**
 * One threshold: where it is, how its readers hang, where the antennas of each look [THRESH-22], and what crossed it in a
 * day.
 */
export function ThresholdPage() {
  const record = useRecord(thresholdKind);
  const { query, configurations } = useAntennaConfigurations();
  const { queries, actionsOf } = useThresholdActions(record.actions.of);
  return (
    <RecordPage
      record={record}
      queries={[query, ...queries]}
      actionsOf={actionsOf}
      banner={(threshold) => <ConfigurationWarning threshold={threshold} configurations={configurations} />}
    >
      {(threshold) => (
        <>
          <CardGrid>
            <DetailsCard threshold={threshold} />
            {threshold.readers.map((reader) => (
              <ThresholdReaderCard
                key={reader.readerName}
                reader={reader}
                configuration={configurationOf(reader, configurations)}
              />
            ))}
            <GateCard threshold={threshold} configurations={configurations} />
            <UsedByCard kind={thresholdKind} record={threshold} />
          </CardGrid>
          <DoorDayCard key={threshold.id} threshold={threshold} />
        </>
      )}
    </RecordPage>
  );
}

function DetailsCard({ threshold }: { readonly threshold: Threshold }) {
  const translate = useMessages();
  return (
    <Card title={translate('thresholds.details')}>
      <DescriptionList
        items={[
          { label: translate('thresholds.facility'), value: threshold.facility },
          {
            label: translate('thresholds.readerArrangement'),
            value: <Arrangement value={threshold.readerArrangement} />,
          },
        ]}
      />
    </Card>
  );
}

interface ConfigurationWarningProps {
  readonly threshold: Threshold;
  /** Undefined while they are not known. */
  readonly configurations: readonly AntennaConfiguration[] | undefined;
}

/** Says which readers have no antenna configuration, or one that is gone; draws nothing where all have one. */
function ConfigurationWarning({ threshold, configurations }: ConfigurationWarningProps) {
  const translate = useMessages();
  const names = readersWithoutConfiguration(threshold, configurations);
  if (names.length === 0) return null;
  return (
    <Banner tone="warning">
      {translate('thresholds.configurationUndefined', { count: names.length, names: formatList(names) })}
    </Banner>
  );
}
