import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';

interface IdentityCardProps {
  readonly definition: ReaderDefinition;
  /** Version of the firmware; the card says nothing about it while it is not known. */
  readonly firmware?: string | null;
}

/** Which device a reader definition is about [READER-10]. */
export function IdentityCard({ definition, firmware }: IdentityCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('definitions.identity')}>
      <DescriptionList
        items={[
          { label: translate('definitions.type'), value: definition.type },
          { label: translate('definitions.serialNumber'), value: definition.serialNumber },
          { label: translate('definitions.address'), value: definition.address },
          { label: translate('definitions.readerZone'), value: definition.readerZone },
          ...(firmware ? [{ label: translate('definitions.firmware'), value: firmware }] : []),
        ]}
      />
    </Card>
  );
}

const units = { x: 'metres', y: 'metres', z: 'metres', yaw: 'degrees' } as const;

interface PlacementCardProps {
  readonly definition: ReaderDefinition;
}

/** Where a reader hangs [READER-10]. */
export function PlacementCard({ definition }: PlacementCardProps) {
  const translate = useMessages();
  const { placement, facility } = definition;
  return (
    <Card title={translate('definitions.placement')}>
      <DescriptionList
        items={[
          ...(['x', 'y', 'z', 'yaw'] as const).map((field) => ({
            label: translate(`definitions.placement.${field}`),
            value:
              placement?.[field] !== undefined &&
              translate(`definitions.placement.${units[field]}`, { value: placement[field] }),
          })),
          { label: translate('definitions.placement.floor'), value: placement?.floor },
          { label: translate('definitions.facility'), value: facility },
        ]}
      />
    </Card>
  );
}

interface AntennaZonesCardProps {
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
