import type { HealthEvent } from '@console/api-client/health-events';
import type { MetricLimits } from '@console/api-client/host-health';
import type { ChartEvent, ChartPoint } from '@console/design/chart';
import { timedValues } from '@console/design/live';
import type { Translate } from '@console/design/messages';

/** Milliseconds between two values of a metric [HEALTH-06, HEALTH-08]. */
export const metricInterval = 10_000;

/** Number of values a chart keeps: one hour of them [HEALTH-08]. */
export const chartPoints = 360;

/** A metric of the host, as its chart shows it. */
export interface HostMetric {
  /** Its name for the service. */
  readonly name: string;
  /** End of the keys of its texts. */
  readonly key: 'cpu' | 'memory';
  readonly unit: string;
  /** Lowest and highest value of the axis; without a highest one it follows the values. */
  readonly range: readonly [lowest: number, highest?: number];
  /** Which of the limits is that of this metric, in the unit of the chart [HEALTH-03]. */
  readonly limit: 'cpuMax' | 'memFreeMin';
  /** From the unit of the service to that of the chart [HEALTH-07]. */
  readonly convert: (value: number) => number;
}

const bytesPerMegabyte = 1_048_576;

/** Usage of the processors, which the service tells as a fraction of 1 [HEALTH-05, HEALTH-07]. */
export const cpuUsage: HostMetric = {
  name: 'system.cpu.usage',
  key: 'cpu',
  unit: '%',
  range: [0, 100],
  limit: 'cpuMax',
  convert: (value) => value * 100,
};

/** Memory that is available, which the service tells in bytes [HEALTH-05, HEALTH-07]. */
export const memoryAvailable: HostMetric = {
  name: 'system.memory.available',
  key: 'memory',
  unit: 'MB',
  range: [0],
  limit: 'memFreeMin',
  convert: (value) => value / bytesPerMegabyte,
};

/**
 * The points of a message: its values in the unit of the chart, the latest of them now. What is no number is a gap.
 * @param now milliseconds since 1970
 */
export function pointsOf(metric: HostMetric, values: readonly number[], now: number): ChartPoint[] {
  return timedValues(values.map(metric.convert), now, metricInterval).map(([time, value]) => [
    time,
    Number.isFinite(value) ? value : null,
  ]);
}

/** The limit of a metric as a number; undefined where the service tells none, or something else. */
export function limitOf({ limit }: HostMetric, limits: MetricLimits | undefined): number | undefined {
  const told = limits?.[limit];
  const value = told === undefined || told === '' ? Number.NaN : Number(told);
  return Number.isFinite(value) ? value : undefined;
}

/** The code of an event of the host in words; one without words as it came. */
export const eventText = (code: string, translate: Translate): string =>
  translate('health.events.code.named', { code });

/** Events of the host for the axis of time of a chart; one without a time that can be read has no place there. */
export const chartEvents = (events: readonly HealthEvent[], translate: Translate): ChartEvent[] =>
  events.flatMap(({ code, eventTime, eventEndTime }) => {
    const [from, to] = [timeOf(eventTime), timeOf(eventEndTime)];
    return from === undefined
      ? []
      : [{ from, ...(to !== undefined && { to }), label: eventText(code, translate) }];
  });

function timeOf(time: string | number | Date | null | undefined): number | undefined {
  if (time === undefined || time === null || time === '') return undefined;
  const at = new Date(time).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** Kinds of files in which the values of a chart are saved. */
export type ExportFormat = 'csv' | 'json';

/** The values of a chart as a file: times as ISO 8601, a gap as nothing. */
export function exportPoints(
  { name, unit }: HostMetric,
  points: readonly ChartPoint[],
  format: ExportFormat,
): Blob {
  const rows = points.map(([time, value]) => ({ time: new Date(time).toISOString(), value }));
  if (format === 'json')
    return new Blob([`${JSON.stringify({ metric: name, unit, values: rows }, null, 2)}\n`], {
      type: 'application/json',
    });
  const lines = rows.map(({ time, value }) => `${time},${value ?? ''}`);
  return new Blob([`${[`time,${name} (${unit})`, ...lines].join('\r\n')}\r\n`], { type: 'text/csv' });
}
