export type { ChartContent, ChartPoint, ChartSeries } from './chartOptions';
export { LineChart, type LineChartProps } from './LineChart';
