export type { BarsContent, TimeBar, TimeSpan } from './barsOptions';
export type { ChartContent, ChartPoint, ChartSeries } from './chartOptions';
export { LineChart, type LineChartProps } from './LineChart';
export { TimeBars, type TimeBarsProps } from './TimeBars';
