import type { Options } from 'highcharts';
import type { Translate } from '../messages';
import { dateTimeFormat } from '../time';
import { wallTime } from '../time/wallTime';
import type { TimeZone } from '../zone';
import { timeLabels } from './timeLabels';

/** A value at a time: milliseconds since 1970, and the value or null where there is none. */
export type ChartPoint = readonly [time: number, value: number | null];

/** One line of a chart. */
export interface ChartSeries {
  name: string;
  /** In the order of time. */
  points: readonly ChartPoint[];
}

/** What a chart shows. */
export interface ChartContent {
  /** What is shown, for example `CPU usage`. */
  label: string;
  /** Unit of the values, for example `%`. */
  unit: string;
  series: readonly ChartSeries[];
  /** Lowest and highest value of the axis. @defaultValue as the values are */
  range?: readonly [lowest: number, highest: number];
  /** Decimals of shown values. @defaultValue 1 */
  decimals?: number;
}

/** How many strokes lines can have: they differ in more than colour. */
const strokes = 5;

/** A value as the chart writes it. */
export const writeValue = (value: number, { unit, decimals = 1 }: ChartContent, translate: Translate) =>
  translate('chart.value', { value: Number(value.toFixed(decimals)), unit });

/** The options of Highcharts for lines over time: styled by sheets, without animation, in one time zone. */
export function chartOptions(content: ChartContent, zone: TimeZone, translate: Translate): Options {
  const { label, unit, series, range } = content;
  const timeOf = (time: number) => wallTime(time, zone).format(dateTimeFormat);
  return {
    accessibility: {
      description: translate('chart.description', { label, count: series.length }),
      keyboardNavigation: { enabled: true },
      landmarkVerbosity: 'disabled',
    },
    chart: { type: 'line', styledMode: true, animation: false, height: 260, spacing: [8, 8, 8, 8] },
    credits: { enabled: false },
    legend: { enabled: series.length > 1 },
    plotOptions: {
      series: {
        animation: false,
        marker: { enabled: false },
        connectNulls: false,
        states: { inactive: { enabled: false } },
      },
    },
    series: series.map(({ name, points }, index) => ({
      type: 'line',
      name,
      className: `chart__line chart__line--${index % strokes}`,
      data: points.map(([time, value]) => [time, value]),
    })),
    time: { timezone: zone },
    title: { text: undefined },
    tooltip: {
      animation: false,
      formatter() {
        const { y } = this;
        const value = typeof y === 'number' ? writeValue(y, content, translate) : translate('chart.noValue');
        return `${this.series.name}: ${value}<br/>${timeOf(Number(this.x))}`;
      },
    },
    xAxis: {
      type: 'datetime',
      dateTimeLabelFormats: timeLabels,
      accessibility: { description: translate('chart.time') },
    },
    yAxis: {
      min: range?.[0],
      max: range?.[1],
      title: { text: unit },
      accessibility: { description: unit },
    },
  };
}

/** Newest, lowest and highest value of a line; undefined while there is none. */
export function summarise(points: readonly ChartPoint[]) {
  const values = points.flatMap(([, value]) => (value === null ? [] : [value]));
  const newest = values.at(-1);
  if (newest === undefined) return undefined;
  return {
    newest,
    lowest: values.reduce((least, value) => Math.min(least, value)),
    highest: values.reduce((most, value) => Math.max(most, value)),
  };
}
