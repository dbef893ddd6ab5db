import { saveFile } from '@console/api-client/downloads';
import { healthEventQueries } from '@console/api-client/health-events';
import { hostHealthQueries } from '@console/api-client/host-health';
import { useResource } from '@console/api-client/react';
import { metricStream } from '@console/api-client/sockets';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { DownIcon } from '@console/design/icons';
import { LiveChart } from '@console/design/live';
import { Message, useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { DateTime } from '@console/design/time';
import { LiveNotice, useLiveBuffer } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  chartEvents,
  chartPoints,
  type ExportFormat,
  exportPoints,
  type HostMetric,
  limitOf,
  metricInterval,
  pointsOf,
} from './metrics';

/**
 * One metric of the host, live [HEALTH-05, HEALTH-06], with its limit, the events of the host over the same time, and
 * the way to save its values. What does not come is said here and holds nothing else back.
 */
export function MetricCard({ metric }: { readonly metric: HostMetric }) {
  const translate = useMessages();
  const label = translate(`health.${metric.key}`);
  const { data: limits } = useQuery(useResource(hostHealthQueries).limits());
  // The card of the events polls them.
  const { data: events } = useQuery({
    ...useResource(healthEventQueries).ofComponent('HOST'),
    refetchInterval: false,
  });
  const { buffer, connection, problem, unreadable } = useLiveBuffer(
    metricStream(metric.name, metricInterval),
    {
      keep: chartPoints,
      slack: 0,
      valuesOf: (values) => pointsOf(metric, values, Date.now()),
    },
  );
  const limit = limitOf(metric, limits);
  const limitLines = useMemo(
    () =>
      limit === undefined
        ? []
        : [{ value: limit, label: translate(`health.${metric.key}.limit`, { limit, unit: metric.unit }) }],
    [limit, metric, translate],
  );
  const shownEvents = useMemo(() => chartEvents(events?.rows ?? [], translate), [events, translate]);
  const save = (format: ExportFormat) => {
    const points = buffer.getState().entries.map(({ value }) => value);
    saveFile({ content: exportPoints(metric, points, format) }, `${metric.name}.${format}`);
  };
  const [opened] = useState(Date.now);
  const first = useStore(buffer).entries[0]?.value[0];
  return (
    <Card title={translate(`health.${metric.key}.card`)}>
      <LiveNotice label={label} problem={problem} unreadable={unreadable} />
      <LiveChart
        label={label}
        unit={metric.unit}
        range={metric.range}
        limits={limitLines}
        events={shownEvents}
        window={chartPoints * metricInterval}
        series={translate('health.host')}
        interval={metricInterval}
        buffer={buffer}
        connection={connection}
        tools={(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            icon={<DownIcon />}
            aria-label={translate('health.export', { label, format: format.toUpperCase() })}
            onClick={() => save(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      />
      {/* In its place before the first value, so that nothing moves when it comes. */}
      <p className={`health__since${first === undefined ? ' health__since--awaited' : ''}`}>
        <Message id="health.since" values={{ time: <DateTime value={first ?? opened} /> }} />
      </p>
    </Card>
  );
}
