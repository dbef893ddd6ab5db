import { type ChartContent, type ChartPoint, LineChart } from '@console/design/chart';
import { Collapsible } from '@console/design/sections';
import { type Column, Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { useMemo } from 'react';
import { MessagesProvider, useMessages } from '../messages';
import { useStore } from '../store';
import en from './en.json';
import { LiveHead, type LiveHeadProps } from './LiveHead';
import type { LiveBuffer, LiveEntry } from './liveBuffer';
import { withGaps } from './livePoints';

/** Stream, series and redraw interval of a chart. */
export interface LiveChartProps
  extends Pick<ChartContent, 'label' | 'unit' | 'range' | 'decimals' | 'limits' | 'events' | 'window'>,
    Omit<LiveHeadProps<ChartPoint>, 'label'> {
  readonly buffer: LiveBuffer<ChartPoint>;
  /** Name of the line. */
  readonly series: string;
  /** Milliseconds between two values; where more lie between them, the line breaks. */
  readonly interval: number;
}

/** Values over time as they come, with their gaps, and the same as a table. */
export function LiveChart(props: LiveChartProps) {
  return (
    <MessagesProvider messages={en}>
      <Chart {...props} />
    </MessagesProvider>
  );
}

function Chart(props: LiveChartProps) {
  const { label, buffer, unit, range, decimals, limits, events, window, series, interval, ...head } = props;
  const translate = useMessages();
  const { entries } = useStore(buffer);
  const lines = useMemo(
    () => [
      {
        name: series,
        points: withGaps(
          entries.map(({ value }) => value),
          interval,
        ),
      },
    ],
    [entries, series, interval],
  );
  return (
    <section className="live" aria-label={label}>
      <LiveHead label={label} buffer={buffer} {...head} />
      <LineChart
        label={label}
        unit={unit}
        range={range}
        decimals={decimals}
        limits={limits}
        events={events}
        window={window}
        series={lines}
      />
      <Collapsible level={3} title={translate('live.asTable', { label })}>
        <PointTable label={label} unit={unit} entries={entries} />
      </Collapsible>
    </section>
  );
}

const entryKey = ({ id }: LiveEntry<ChartPoint>) => String(id);

interface PointTableProps extends Pick<ChartContent, 'label' | 'unit'> {
  readonly entries: readonly LiveEntry<ChartPoint>[];
}

function PointTable({ label, unit, entries }: PointTableProps) {
  const translate = useMessages();
  const columns = useMemo<readonly Column<LiveEntry<ChartPoint>>[]>(
    () => [
      {
        key: 'time',
        title: translate('chart.time'),
        kind: 'date',
        value: ({ value: [time] }) => time,
        render: ({ value: [time] }) => <DateTime value={time} />,
      },
      { key: 'value', title: `${label} (${unit})`, kind: 'text', value: ({ value: [, value] }) => value },
    ],
    [translate, label, unit],
  );
  const rows = useMemo(() => entries.toReversed(), [entries]);
  return <Table simple label={label} name="points" rows={rows} columns={columns} rowKey={entryKey} />;
}
