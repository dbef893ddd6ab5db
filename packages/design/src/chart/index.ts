export type { BarsContent } from './barsOptions';
export { CategoryBars, type CategoryBarsProps } from './CategoryBars';
export type { CategoryBar, CategoryContent } from './categoryOptions';
export type { ChartContent, ChartEvent, ChartLimit, ChartPoint, ChartSeries } from './chartOptions';
export { LineChart, type LineChartProps } from './LineChart';
export { TimeBars, type TimeBarsProps } from './TimeBars';
export type { TimeBar, TimeSpan } from './timeBar';
