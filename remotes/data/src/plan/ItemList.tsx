import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { StatusSummary } from '@console/design/status';
import { Table } from '@console/design/table';
import { useDeferredValue, useMemo } from 'react';
import { itemColumns, itemKey } from './itemColumns';
import { type PlannedItems, planPositions } from './itemPositions';

interface ItemListProps {
  readonly facility: string;
  readonly planned: PlannedItems;
  /** The items and the plan are there. */
  readonly known: boolean;
  readonly loading: boolean;
  readonly unreadable: number | undefined;
  /** The address. */
  readonly params: URLSearchParams;
  /** EPC of the item that is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (epc: string) => void;
}

/** All items of a facility as a list, which says everything that the plan shows. */
export function ItemList(props: ItemListProps) {
  const { facility, planned, known, loading, unreadable, params, chosen, onChoose } = props;
  const translate = useMessages();
  const columns = useMemo(() => itemColumns(translate, onChoose), [translate, onChoose]);
  // Dots move first: of very many items the list is the dear part.
  const rows = useDeferredValue(planned.all);
  const linkTo = (standing: string, isCurrent: boolean) => {
    const next = new URLSearchParams(params);
    if (isCurrent) next.delete('items.filter.standing');
    else next.set('items.filter.standing', standing);
    return `?${next}`;
  };
  return (
    <Card title={translate('data.plan.list', { facility })}>
      <StatusSummary
        label={translate('data.plan.standings')}
        items={planPositions.map((standing) => {
          const current = params.get('items.filter.standing') === standing;
          const isHere = standing === 'onPlan' || standing === 'inZone';
          return {
            key: standing,
            tone: isHere ? ('success' as const) : ('neutral' as const),
            label: translate(`data.plan.standing.${standing}.count`, { count: planned.counts[standing] }),
            to: linkTo(standing, current),
            current,
          };
        })}
      />
      <Table
        label={translate('data.plan.items')}
        id="data.plan"
        name="items"
        rows={known ? rows : undefined}
        columns={columns}
        rowKey={itemKey}
        marked={chosen}
        empty={translate('data.plan.none', { facility })}
        loading={loading}
        unreadable={unreadable}
      />
    </Card>
  );
}
