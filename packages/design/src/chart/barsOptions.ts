import type { Chart, Options, Point, PointOptionsObject, SeriesOptionsType } from 'highcharts';
import { numberLocaleOf } from '../language';
import type { Translate } from '../messages';
import { dateTimeFormatOf } from '../time';
import { wallTime } from '../time/wallTime';
import type { TimeZone } from '../zone';
import { aroundChart, partsOfChart, unsign } from './chartOptions';
import { drawPlanned } from './drawPlanned';
import { lanesOf } from './lanesOf';
import type { PlacedBar, TimeBar, TimeSpan } from './timeBar';
import { timeLabelsOf } from './timeLabels';

/** Content of a chart of bars over time. */
export interface BarsContent {
  /** Name of the chart, for example `Jobs in Dock`. */
  label: string;
  bars: readonly TimeBar[];
  /** Time of the line of the present, in milliseconds since 1970. */
  now: number;
  /** Told the id of a bar that is pressed, by pointer or Enter. */
  onOpen: (id: string) => void;
}

/** The text about a bar, and the position of the bar in the chart in pixels. */
export interface SaidOfBar {
  text: string;
  /** The middle of what is seen of the bar. */
  x: number;
  /** Its lower edge. */
  y: number;
}

/** Told of the bar that has the pointer or the keyboard; undefined when none has any more. */
export type SayOfBar = (said: SaidOfBar | undefined) => void;

/** Heights in pixels: of a lane, of the space above the lanes with the label of the present, and of the times below. */
const laneHeight = 34;
const above = 28;
const below = 40;

/** Height of a bar in pixels. */
const barHeight = 20;

/** More bars than this are too thin for their names, and too many to walk through: there the table below serves. */
const fewBars = 200;

/** Width of a letter on a bar in pixels, more or less, and what has to stay free next to the letters. */
const letterWidth = 7.5;
const besideLetters = 12;

/** Height of a mark above the middle of its lane, in lanes: on the edge of the bar, next to its name. */
const markRaise = 0.35;

/** The options of Highcharts for bars over time: styled by sheets, without animation, in one time zone. */
export function barsOptions(
  content: BarsContent,
  zone: TimeZone,
  translate: Translate,
  say: SayOfBar,
  locale = 'en',
): Options {
  const { label, bars, now } = content;
  const spans = bars.map(wholeSpan);
  const lanes = lanesOf(spans);
  const placed = bars.map((bar, index) => ({ bar, lane: lanes[index] ?? 0 }));
  const count = lanes.reduce((most, lane) => Math.max(most, lane), 0) + 1;
  const from = spans.reduce((first, [begin]) => Math.min(first, begin), now);
  const until = spans.reduce((last, [, end]) => Math.max(last, end), now);
  return {
    accessibility: {
      enabled: bars.length <= fewBars,
      description: translate('chart.bars.description', { label, count: bars.length }),
      keyboardNavigation: { enabled: true },
      landmarkVerbosity: 'disabled',
      screenReaderSection: aroundChart,
      series: { pointDescriptionEnabledThreshold: false },
      point: { descriptionFormatter: ({ options }) => inOneLine(options.custom?.text ?? '') },
    },
    chart: {
      styledMode: true,
      animation: false,
      height: above + count * laneHeight + below,
      marginTop: above,
      marginBottom: below,
      spacing: [8, 12, 8, 12],
      events: {
        load: unsign,
        render(this: Chart) {
          drawPlanned(this, placed);
        },
      },
    },
    credits: { enabled: false },
    lang: {
      locale: numberLocaleOf(locale),
      accessibility: partsOfChart(label),
    },
    legend: { enabled: false },
    plotOptions: { series: seriesOptions(content, say) },
    series: [barSeries(placed, translate), markSeries(placed, translate)],
    time: { timezone: zone },
    title: { text: undefined },
    // Highcharts measures the text of its own tooltip, which takes longer the more bars there are.
    tooltip: { enabled: false },
    xAxis: {
      type: 'datetime',
      min: from,
      max: until,
      minPadding: 0.01,
      maxPadding: 0.01,
      dateTimeLabelFormats: timeLabelsOf(locale),
      accessibility: { description: translate('chart.time') },
      plotLines: [
        {
          value: now,
          className: 'chart__now',
          zIndex: 5,
          label: {
            text: translate('chart.bars.now', { time: wallTime(now, zone).format(dateTimeFormatOf(locale)) }),
            ...besideNow(now - from < until - now),
          },
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

/** The present is named above its line, on the side that has the room. */
const besideNow = (rightHasRoom: boolean) => ({
  align: 'left' as const,
  textAlign: rightHasRoom ? ('left' as const) : ('right' as const),
  rotation: 0,
  x: rightHasRoom ? -4 : 4,
  y: -10,
});

/** Text as Highcharts takes it. */
const asMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const inOneLine = (text: string) => text.replaceAll('\n', ' ');

const wholeSpan = ({ planned, real }: TimeBar): TimeSpan => {
  const spans = [planned, real].flatMap((span) => (span ? [span] : []));
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, until]) => until))];
};

const seriesOptions = ({ onOpen }: BarsContent, say: SayOfBar) => ({
  animation: false,
  turboThreshold: 0,
  cursor: 'pointer' as const,
  stickyTracking: false,
  states: { inactive: { enabled: false }, hover: { enabled: false } },
  point: {
    events: {
      click(this: { options: PointOptionsObject }) {
        onOpen(String(this.options.custom?.id));
      },
      mouseOver(this: Point) {
        say(saidOf(this));
      },
      mouseOut() {
        say(undefined);
      },
    },
  },
});

function saidOf({ options, plotX = 0, plotY = 0, shapeArgs, series }: Point): SaidOfBar {
  const { chart } = series;
  const { x = plotX, width = 0 } = (shapeArgs ?? {}) as { x?: number; width?: number };
  return {
    text: options.custom?.text ?? '',
    x: chart.plotLeft + x + width / 2,
    y: chart.plotTop + plotY + barHeight / 2,
  };
}

function barSeries(placed: readonly PlacedBar[], translate: Translate): SeriesOptionsType {
  return {
    type: 'xrange',
    name: translate('chart.bars.real'),
    className: 'chart__bars',
    grouping: false,
    pointWidth: barHeight,
    minPointLength: 3,
    dataLabels: {
      enabled: placed.length <= fewBars,
      allowOverlap: true,
      formatter(this: Point) {
        const { width = 0 } = this.shapeArgs ?? {};
        return this.name.length * letterWidth + besideLetters < width ? asMarkup(this.name) : null;
      },
    },
    // What has not begun can be walked to and pressed all the same, where it was to be.
    data: placed.flatMap(({ bar, lane }) => {
      const span = bar.real ?? bar.planned;
      return span ? [{ ...pointOf(bar), x: span[0], x2: span[1], y: lane }] : [];
    }),
  };
}

const pointOf = ({ id, label, tone, text, real }: TimeBar) => ({
  name: label,
  className: `chart__bar--${real ? tone : 'planned'}`,
  custom: { id, text },
});

function markSeries(placed: readonly PlacedBar[], translate: Translate): SeriesOptionsType {
  return {
    type: 'scatter',
    name: translate('chart.bars.marks'),
    className: 'chart__marks',
    marker: { symbol: 'triangle', radius: 6 },
    accessibility: { enabled: false },
    data: placed.flatMap(({ bar, lane }) =>
      bar.marks.map((x) => ({ ...pointOf(bar), x, y: lane - markRaise })),
    ),
  };
}
