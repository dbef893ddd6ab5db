import type { Chart, Options, Point } from 'highcharts';
import { numberLocaleOf } from '../language';
import type { Translate } from '../messages';
import { dateTimeFormatOf } from '../time';
import { wallTime } from '../time/wallTime';
import type { TimeZone } from '../zone';
import { timeLabelsOf } from './timeLabels';

/** A value at a time: milliseconds since 1970, and the value or null where there is none. */
export type ChartPoint = readonly [time: number, value: number | null];

/** One line of a chart. */
export interface ChartSeries {
  name: string;
  /** In the order of time. */
  points: readonly ChartPoint[];
}

/** A value that lines are held against. */
export interface ChartLimit {
  readonly value: number;
  /** Text at the line: `Limit 90 %`. */
  readonly label: string;
}

/** Something that took its time while the values were measured. */
export interface ChartEvent {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** When it was over. @defaultValue it is not over */
  readonly to?: number;
  readonly label: string;
}

/** Content of a chart of lines over time. */
export interface ChartContent {
  /** Name of the chart, for example `CPU usage`. */
  label: string;
  /** Unit of the values, for example `%`. */
  unit: string;
  series: readonly ChartSeries[];
  /** Lowest and highest value of the axis; without a highest one it follows the values. @defaultValue as the values are */
  range?: readonly [lowest: number, highest?: number];
  /** Decimals of shown values. @defaultValue 1 */
  decimals?: number;
  /** Values drawn as lines across. The axis has room for them. @defaultValue none */
  limits?: readonly ChartLimit[];
  /** Events of the same time, drawn behind the lines over the same axis. @defaultValue none */
  events?: readonly ChartEvent[];
  /** Span of the axis of time up to the newest value, in milliseconds. @defaultValue that of the values */
  window?: number;
}

/** Number of different strokes: lines differ in more than colour. */
const strokes = 5;

/** A value as the chart writes it. */
export const writeValue = (value: number, { unit, decimals = 1 }: ChartContent, translate: Translate) =>
  translate('chart.value', { value: Number(value.toFixed(decimals)), unit });

/** True for a value without a neighbour before and after it, which a line would not show. */
function isAlone(points: readonly ChartPoint[], at: number): boolean {
  const [value, before, after] = [points[at], points[at - 1], points[at + 1]].map(
    (point) => point?.[1] ?? null,
  );
  return value !== null && before === null && after === null;
}

/** Text around a chart for screen readers: what else Highcharts says of type and axes is there in English only. */
export const aroundChart = { beforeChartFormat: '<div>{chartLongdesc}</div>', afterChartFormat: '' };

/** Names of the parts of a chart, which Highcharts has in English only. */
export const partsOfChart = (label: string) => ({ chartContainerLabel: label, svgContainerLabel: label });

/** Takes away what Highcharts tells screen readers of itself. */
export function unsign(this: Chart): void {
  this.container.querySelector('desc')?.remove();
}

/** The options of Highcharts for lines over time: styled by sheets, without animation, in one time zone. */
export function chartOptions(
  content: ChartContent,
  zone: TimeZone,
  translate: Translate,
  locale = 'en',
): Options {
  const { label, unit, series, range, limits = [], events = [], decimals = 1 } = content;
  const span = spanOf(content);
  const timeOf = (time: number) => wallTime(time, zone).format(dateTimeFormatOf(locale));
  const describe = ({ x, y, series: { name } }: Point, between: string) => {
    const value = typeof y === 'number' ? writeValue(y, content, translate) : translate('chart.noValue');
    return `${name}: ${value}${between}${timeOf(x)}`;
  };
  return {
    accessibility: {
      description: translate('chart.description', { label, count: series.length }),
      keyboardNavigation: { enabled: true },
      landmarkVerbosity: 'disabled',
      screenReaderSection: aroundChart,
      point: { descriptionFormatter: (point) => describe(point, ', ') },
    },
    chart: {
      type: 'line',
      styledMode: true,
      animation: false,
      height: 260,
      spacing: [8, 8, 8, 8],
      events: { load: unsign },
    },
    credits: { enabled: false },
    lang: { locale: numberLocaleOf(locale), accessibility: partsOfChart(label) },
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
      data: points.map(([time, value], at) =>
        // A value between gaps is no line: it has a mark, or nobody would see it.
        isAlone(points, at) ? { x: time, y: value, marker: { enabled: true } } : [time, value],
      ),
    })),
    time: { timezone: zone },
    title: { text: undefined },
    tooltip: {
      animation: false,
      formatter() {
        return describe(this, '<br/>');
      },
    },
    xAxis: {
      type: 'datetime',
      dateTimeLabelFormats: timeLabelsOf(locale),
      // A single value would have an axis of milliseconds.
      minTickInterval: 1000,
      minRange: 1000,
      ...span,
      plotBands: events
        .filter(({ to = Number.POSITIVE_INFINITY }) => !span || to >= span.min)
        .map(({ from, to, label: text }) => ({
          from: Math.max(from, span?.min ?? from),
          to: to ?? span?.max ?? newestOf(content),
          className: 'chart__event',
          label: { text, align: 'left', verticalAlign: 'bottom', x: 4, y: -6 },
        })),
      accessibility: { description: translate('chart.time') },
    },
    yAxis: {
      min: range?.[0],
      max: range?.[1],
      // Between whole numbers there is nothing to label.
      allowDecimals: decimals > 0,
      ...(limits.length > 0 && {
        softMin: Math.min(...limits.map(({ value }) => value)),
        softMax: Math.max(...limits.map(({ value }) => value)),
      }),
      labels: {
        formatter: ({ value }) =>
          Number(Number(value).toFixed(decimals)).toLocaleString(numberLocaleOf(locale), {
            useGrouping: false,
          }),
      },
      plotLines: limits.map(({ value, label: text }) => ({
        value,
        className: 'chart__limit',
        zIndex: 4,
        label: { text, align: 'right', x: -4, y: -5 },
      })),
      title: { text: unit },
      accessibility: { description: unit },
    },
  };
}

const newestOf = ({ series }: ChartContent): number =>
  series.reduce(
    (newest, { points }) => Math.max(newest, points.at(-1)?.[0] ?? newest),
    Number.NEGATIVE_INFINITY,
  );

/** From when to when the axis goes; undefined where it follows the values. */
function spanOf(content: ChartContent): { readonly min: number; readonly max: number } | undefined {
  const newest = newestOf(content);
  if (content.window === undefined || !Number.isFinite(newest)) return undefined;
  return { min: newest - content.window, max: newest };
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
