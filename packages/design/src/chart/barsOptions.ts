import type { Options, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import type { Translate } from '../messages';
import type { Tone } from '../status';
import { dateTimeFormat } from '../time';
import { wallTime } from '../time/wallTime';
import type { TimeZone } from '../zone';
import { lanesOf } from './lanesOf';
import { timeLabels } from './timeLabels';

/** From and until, in milliseconds since 1970. */
export type TimeSpan = readonly [from: number, until: number];

/** Something that takes its time. */
export interface TimeBar {
  /** Unique among the bars. */
  id: string;
  label: string;
  tone: Tone;
  /** When it was to be; the chart ends with it where it has no end. */
  planned?: TimeSpan;
  /** When it was; undefined while it has not begun. */
  real?: TimeSpan;
  /** When something went wrong in it, in milliseconds since 1970. */
  marks: readonly number[];
  /** What is said about it, by pointer and by screen reader. */
  text: string;
}

/** What a chart of bars shows. */
export interface BarsContent {
  /** What is shown, for example `Jobs in Dock`. */
  label: string;
  bars: readonly TimeBar[];
  /** Where the line of the present stands, in milliseconds since 1970. */
  now: number;
  /** Told the id of a bar that is pressed, by pointer or Enter. */
  onOpen: (id: string) => void;
}

/** Height of a lane, and of what surrounds the lanes, in pixels. */
const laneHeight = 34;
const surroundings = 72;

type Kind = 'planned' | 'real';

/** The options of Highcharts for bars over time: styled by sheets, without animation, in one time zone. */
export function barsOptions(content: BarsContent, zone: TimeZone, translate: Translate): Options {
  const { label, bars, now } = content;
  const lanes = lanesOf(bars.map(wholeSpan));
  const placed = bars.map((bar, index) => ({ bar, lane: lanes[index] ?? 0 }));
  const count = Math.max(0, ...lanes) + 1;
  return {
    accessibility: {
      description: translate('chart.bars.description', { label, count: bars.length }),
      keyboardNavigation: { enabled: true },
      landmarkVerbosity: 'disabled',
      point: { descriptionFormatter: ({ options }) => options.custom?.text ?? '' },
    },
    chart: { styledMode: true, animation: false, height: surroundings + count * laneHeight },
    credits: { enabled: false },
    legend: { enabled: false },
    plotOptions: { series: seriesOptions(content) },
    series: [
      barSeries('planned', placed, translate),
      barSeries('real', placed, translate),
      markSeries(placed, translate),
    ],
    time: { timezone: zone },
    title: { text: undefined },
    tooltip: {
      animation: false,
      formatter() {
        return this.options.custom?.text ?? '';
      },
    },
    xAxis: {
      type: 'datetime',
      dateTimeLabelFormats: timeLabels,
      accessibility: { description: translate('chart.time') },
      plotLines: [
        {
          value: now,
          className: 'chart__now',
          zIndex: 5,
          label: { text: translate('chart.bars.now', { time: wallTime(now, zone).format(dateTimeFormat) }) },
        },
      ],
    },
    yAxis: {
      visible: false,
      reversed: true,
      min: -0.5,
      max: count - 0.5,
      startOnTick: false,
      endOnTick: false,
    },
  };
}

interface Placed {
  readonly bar: TimeBar;
  readonly lane: number;
}

const wholeSpan = ({ planned, real }: TimeBar): TimeSpan => {
  const spans = [planned, real].flatMap((span) => (span ? [span] : []));
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, until]) => until))];
};

const seriesOptions = ({ onOpen }: BarsContent) => ({
  animation: false,
  turboThreshold: 0,
  cursor: 'pointer' as const,
  states: { inactive: { enabled: false } },
  point: {
    events: {
      click(this: { options: PointOptionsObject }) {
        onOpen(String(this.options.custom?.id));
      },
    },
  },
});

function barSeries(kind: Kind, placed: readonly Placed[], translate: Translate): SeriesOptionsType {
  return {
    type: 'xrange',
    name: translate(`chart.bars.${kind}`),
    className: `chart__bars chart__bars--${kind}`,
    pointWidth: kind === 'planned' ? 24 : 14,
    // The planned bar lies behind the real one: it is not walked through a second time.
    accessibility: { enabled: kind === 'real' },
    data: placed.flatMap(({ bar, lane }) => {
      const span = bar[kind] ?? (kind === 'real' ? notYetReal(bar) : undefined);
      return span ? [{ ...pointOf(bar), x: span[0], x2: span[1], y: lane }] : [];
    }),
  };
}

/** What has not begun can be walked to all the same, at the moment at which it was to begin. */
const notYetReal = ({ planned }: TimeBar): TimeSpan | undefined => planned && [planned[0], planned[0]];

const pointOf = ({ id, label, tone, text }: TimeBar) => ({
  name: label,
  className: `chart__bar--${tone}`,
  custom: { id, text },
});

function markSeries(placed: readonly Placed[], translate: Translate): SeriesOptionsType {
  return {
    type: 'scatter',
    name: translate('chart.bars.marks'),
    className: 'chart__marks',
    marker: { symbol: 'triangle', radius: 5 },
    accessibility: { enabled: false },
    data: placed.flatMap(({ bar, lane }) => bar.marks.map((x) => ({ ...pointOf(bar), x, y: lane }))),
  };
}
