export type { HostHealth, MetricLimits } from './adapter';
export { showHostHealth, showMetricLimits } from './calls';
export { healthPollInterval, hostHealthQueries } from './queries';
