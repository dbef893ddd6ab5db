import type { Options } from 'highcharts';
import { numberLocaleOf } from '../language';
import type { Translate } from '../messages';
import { aroundChart, partsOfChart, unsign } from './chartOptions';

/** A bar with its name. */
export interface CategoryBar {
  readonly name: string;
  readonly value: number;
  /** The value in words; what the tooltip and screen readers say. */
  readonly text: string;
}

/** Content of a chart of named bars. */
export interface CategoryContent {
  /** Name of the chart, for example `Time in zones`. */
  readonly label: string;
  /** Unit of the axis, for example `h`. */
  readonly unit: string;
  readonly bars: readonly CategoryBar[];
}

/** Height of a bar with its gap, and of what is around all bars, in pixels. */
const barHeight = 28;
const around = 64;

/** The options of Highcharts for named bars, one below the other: styled by sheets, without animation. */
export function categoryOptions(
  { label, unit, bars }: CategoryContent,
  translate: Translate,
  locale = 'en',
): Options {
  return {
    accessibility: {
      description: translate('chart.description', { label, count: 1 }),
      keyboardNavigation: { enabled: true },
      landmarkVerbosity: 'disabled',
      screenReaderSection: aroundChart,
      point: { descriptionFormatter: ({ index }) => textOf(bars, index) },
    },
    chart: {
      type: 'bar',
      styledMode: true,
      animation: false,
      height: around + barHeight * Math.max(2, bars.length),
      spacing: [8, 8, 8, 8],
      events: { load: unsign },
    },
    credits: { enabled: false },
    lang: { locale: numberLocaleOf(locale), accessibility: partsOfChart(label) },
    legend: { enabled: false },
    plotOptions: { series: { animation: false, states: { inactive: { enabled: false } } } },
    series: [{ type: 'bar', name: label, data: bars.map(({ value }) => value) }],
    title: { text: undefined },
    tooltip: {
      animation: false,
      formatter() {
        return textOf(bars, this.index);
      },
    },
    xAxis: { categories: bars.map(({ name }) => name), accessibility: { description: label } },
    yAxis: { min: 0, title: { text: unit }, accessibility: { description: unit } },
  };
}

const textOf = (bars: readonly CategoryBar[], index: number) => {
  const bar = bars[index];
  return bar ? `${bar.name}: ${bar.text}` : '';
};
