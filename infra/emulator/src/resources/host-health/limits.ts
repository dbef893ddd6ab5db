/**
 * When the host is in trouble, as `GET /health/v1/metrics/configuration` answers it: CPU usage above `cpuMax`
 * percent for `cpuDurationMax`, or less than `memFreeMin` megabytes of memory free for `memFreeDuration`.
 * No document gives the values.
 */
export const limits = {
  cpuMax: 90,
  cpuDurationMax: 'PT5M',
  memFreeMin: 512,
  memFreeDuration: 'PT5M',
} as const;
