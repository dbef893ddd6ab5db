import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { ThresholdReader } from '@console/api-client/thresholds';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { antennasInWords, sideInWords } from './threshold.texts';

interface ThresholdReaderCardProps {
  readonly reader: ThresholdReader;
  /** Undefined where it has none, and while it is not known. */
  readonly configuration: AntennaConfiguration | undefined;
}

/** One reader of a threshold: its side, and where its antennas look [THRESH-22]. */
export function ThresholdReaderCard({ reader, configuration }: ThresholdReaderCardProps) {
  const translate = useMessages();
  const { readerName } = reader;
  const antennas = (['in', 'out', 'ignored'] as const).map((list) => ({
    label: translate(`thresholds.antennas.${list}`),
    value: configuration && antennasInWords(configuration[list], translate),
  }));
  return (
    <Card title={readerName}>
      <DescriptionList
        items={[
          {
            label: translate('thresholds.reader'),
            value: <Link to={paths.readers.definitions.definition(readerName)}>{readerName}</Link>,
          },
          { label: translate('thresholds.side'), value: sideInWords(configuration?.side, translate) },
          { label: translate('thresholds.configuration'), value: configuration?.name },
          ...antennas,
        ]}
      />
    </Card>
  );
}
