import { Button, LinkButton } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { DateTime } from '@console/design/time';
import { paths } from '../paths';
import type { PlannedItem } from './itemPositions';

interface ChosenItemProps {
  readonly epc: string;
  /** The item, where it is among those that are loaded. */
  readonly planned: PlannedItem | undefined;
  readonly onClose: () => void;
}

/** Details of the item that is chosen on the plan, with the ways to its history. */
export function ChosenItem({ epc, planned, onClose }: ChosenItemProps) {
  const translate = useMessages();
  const { item, standing } = planned ?? {};
  const x = item?.xLocation;
  const y = item?.yLocation;
  return (
    <Card
      title={translate('data.plan.chosen', { epc })}
      actions={
        <>
          <LinkButton to={paths.item(epc)}>{translate('data.plan.chosen.history')}</LinkButton>
          <Button onClick={onClose}>{translate('data.plan.chosen.close')}</Button>
        </>
      }
    >
      {standing === undefined ? (
        <p role="status">{translate('data.plan.chosen.unknown')}</p>
      ) : (
        <div role="status">
          <DescriptionList
            items={[
              { label: translate('data.plan.standing'), value: translate(`data.plan.standing.${standing}`) },
              { label: translate('data.column.zone'), value: item?.zone },
              {
                label: translate('data.item.coordinates'),
                value:
                  x === undefined || y === undefined
                    ? '–'
                    : translate('data.item.coordinates.value', { x, y }),
              },
              {
                label: translate('data.column.lastModifiedTime'),
                value: <DateTime value={item?.lastModifiedTime} />,
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
