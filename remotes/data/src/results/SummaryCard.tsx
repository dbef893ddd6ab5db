import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { DateTime } from '@console/design/time';
import { useMemo } from 'react';
import type { RowSummary } from './dataKinds';
import { countBy, timeSpan } from './summary';

/** More values than this are summed up. */
const namedValues = 8;

/** Options of {@link SummaryCard}. */
export interface SummaryCardProps<Row extends object> {
  readonly kind: RowSummary<Row>;
  /** The rows that were loaded. */
  readonly rows: readonly Row[];
  /** The service has more of them. */
  readonly more: boolean;
}

/** What was loaded, in figures; says that it counts only that. */
export function SummaryCard<Row extends object>({ kind, rows, more }: SummaryCardProps<Row>) {
  const translate = useMessages();
  const span = useMemo(() => timeSpan(rows.map(kind.timeOf)), [rows, kind]);
  const groups = useMemo(
    () => Object.entries(kind.groups).map(([name, read]) => ({ name, counts: countBy(rows, read) })),
    [rows, kind],
  );
  const count = rows.length;
  return (
    <Collapsible title={translate(more ? 'data.summary.ofLoaded' : 'data.summary.ofAll', { count })}>
      <CardGrid>
        <Card title={translate('data.summary.times')}>
          <DescriptionList
            items={[
              { label: translate('data.summary.first'), value: span && <DateTime value={span.first} /> },
              { label: translate('data.summary.last'), value: span && <DateTime value={span.last} /> },
            ]}
          />
        </Card>
        {groups.map(({ name, counts }) => {
          const others = counts.slice(namedValues).reduce((sum, { count: each }) => sum + each, 0);
          return (
            <Card key={name} title={translate(`data.column.${name}`)}>
              <DescriptionList
                items={[
                  ...counts.slice(0, namedValues).map(({ value, count: each }) => ({
                    label: value ?? translate('data.summary.none'),
                    value: each,
                  })),
                  ...(others > 0 ? [{ label: translate('data.summary.others'), value: others }] : []),
                ]}
              />
            </Card>
          );
        })}
      </CardGrid>
    </Collapsible>
  );
}
