import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';

const units = { x: 'metres', y: 'metres', z: 'metres', yaw: 'degrees' } as const;

/** Options of {@link PlacementCard}. */
export interface PlacementCardProps {
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
