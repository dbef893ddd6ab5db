import { Button } from '@console/design/button';
import type { KeyEnd, Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths } from '../paths';
import type { PlannedItem, PlanPosition } from './itemPositions';

/** An item has one row. */
export const itemKey = ({ item }: PlannedItem) => item.epc;

/** The columns of the list beside the plan, which says everything that the plan shows. */
export function itemColumns(
  translate: Translate,
  choose: (epc: string) => void,
): readonly Column<PlannedItem>[] {
  const title = (name: KeyEnd<'data.column'>) => translate(`data.column.${name}`);
  return [
    {
      key: 'epc',
      title: title('epc'),
      kind: 'name',
      filter: 'text',
      value: ({ item }) => item.epc,
      link: ({ item }) => paths.item(item.epc),
    },
    { key: 'zone', title: title('zone'), kind: 'text', filter: 'choice', value: ({ item }) => item.zone },
    {
      key: 'standing',
      title: translate('data.plan.standing'),
      kind: 'text',
      least: 11,
      filter: {
        kind: 'choice',
        value: ({ standing }) => standing,
        label: (standing) => translate(`data.plan.standing.${standing as PlanPosition}`),
      },
      value: ({ standing }) => translate(`data.plan.standing.${standing}`),
    },
    {
      key: 'x',
      title: translate('data.plan.x'),
      kind: 'short',
      filter: 'number',
      value: ({ item }) => item.xLocation,
    },
    {
      key: 'y',
      title: translate('data.plan.y'),
      kind: 'short',
      filter: 'number',
      value: ({ item }) => item.yLocation,
    },
    {
      key: 'floor',
      title: title('floor'),
      kind: 'short',
      filter: 'choice',
      priority: 3,
      value: ({ item }) => item.floor,
    },
    {
      key: 'lastModifiedTime',
      title: title('lastModifiedTime'),
      kind: 'date',
      filter: 'date',
      value: ({ item }) => item.lastModifiedTime,
      render: ({ item }) => <DateTime value={item.lastModifiedTime} />,
    },
    {
      key: 'actions',
      title: translate('data.plan.choose'),
      kind: 'actions',
      render: ({ item }, { tabIndex }) => (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-label={translate('data.plan.choose.item', { epc: item.epc })}
          onClick={() => choose(item.epc)}
        >
          {translate('data.plan.choose')}
        </Button>
      ),
    },
  ];
}
