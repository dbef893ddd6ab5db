export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { measureRequests } from './measureRequests';
export { logRequests, requestIds } from './requestLog';
export { type MetricsOptions, type MetricsServer, metricsSettings, serveMetrics } from './serveMetrics';
export { traceRequests } from './traceRequests';
