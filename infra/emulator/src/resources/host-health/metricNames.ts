/** Metrics of the host, by the names of the metric sockets. */
export const metrics = ['system.cpu.usage', 'system.memory.available', 'system.disk.free'] as const;

/** One of the host's metrics. */
export type Metric = (typeof metrics)[number];

/** Type guard for the name of a metric of the host. */
export const isMetric = (name: string): name is Metric => metrics.some((metric) => metric === name);
