export type { BarsContent } from './barsOptions';
export type { ChartContent, ChartPoint, ChartSeries } from './chartOptions';
export { LineChart, type LineChartProps } from './LineChart';
export { TimeBars, type TimeBarsProps } from './TimeBars';
export type { TimeBar, TimeSpan } from './timeBar';
