import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';

/** Options of {@link AntennaZonesCard}. */
export interface AntennaZonesCardProps {
  readonly definition: ReaderDefinition;
}

/** Which zone each antenna of a reader stands for [READER-14]. */
export function AntennaZonesCard({ definition }: AntennaZonesCardProps) {
  const translate = useMessages();
  const { antennaZones } = definition;
  return (
    <Card title={translate('definitions.antennaZones')}>
      {antennaZones.length === 0 ? (
        <p>{translate('definitions.antennaZones.none')}</p>
      ) : (
        <DescriptionList
          items={antennaZones.map(({ antennaId, zoneName }) => ({
            label: translate('definitions.antennaZones.antenna', { id: String(antennaId) }),
            value: zoneName,
          }))}
        />
      )}
    </Card>
  );
}
