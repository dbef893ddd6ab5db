import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Collapsible } from '@console/design/sections';
import { DateTime } from '@console/design/time';
import { useMemo } from 'react';
import type { RowSummary } from './dataKinds';
import { countBy, type GroupCount, timeSpan } from './summary';

const CategoryBars = lazyNamed(() => import('@console/design/chart'), 'CategoryBars', { waiting: null });

/** More values than this are summed up. */
const namedValues = 8;

interface SummaryCardProps<Row extends object> {
  readonly kind: RowSummary<Row>;
  /** The rows that were loaded. */
  readonly rows: readonly Row[];
  /** The service has more of them. */
  readonly more: boolean;
}

/** Figures of the loaded rows; says that it counts only those. */
export function SummaryCard<Row extends object>({ kind, rows, more }: SummaryCardProps<Row>) {
  const translate = useMessages();
  const span = useMemo(() => timeSpan(rows.map(kind.timeOf)), [rows, kind]);
  const groups = useMemo(
    () => kind.groups.map(([name, read]) => ({ name, counts: countBy(rows, read) })),
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
        {groups.map(({ name, counts }) => (
          <CountsCard key={name} title={translate(`data.column.${name}`)} counts={counts} />
        ))}
      </CardGrid>
    </Collapsible>
  );
}

interface CountsCardProps {
  readonly title: string;
  /** The most frequent first. */
  readonly counts: readonly GroupCount[];
}

/** Number of rows by value, as bars and in figures. */
function CountsCard({ title, counts }: CountsCardProps) {
  const translate = useMessages();
  const named = useMemo(
    () =>
      counts.slice(0, namedValues).map(({ value, count }) => ({
        name: value ?? translate('data.summary.none'),
        value: count,
        text: translate('table.rowCount', { count }),
      })),
    [counts, translate],
  );
  const others = counts.slice(namedValues).reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={title}>
      {named.length > 1 && <CategoryBars label={title} unit={translate('data.summary.rows')} bars={named} />}
      <DescriptionList
        items={[
          ...named.map(({ name, value }) => ({ label: name, value })),
          ...(others > 0 ? [{ label: translate('data.summary.others'), value: others }] : []),
        ]}
      />
    </Card>
  );
}
