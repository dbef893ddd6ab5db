import type { Call } from '../client';
import { readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import { type HostHealth, type MetricLimits, readHostHealth, readMetricLimits } from './adapter';
import { validateHostHealth, validateMetricLimits } from './validate.generated.js';

/** Shows how the host is (HEALTH-01). The address ends with a slash and lacks the service's segment: as documented. */
export function showHostHealth(): Call<HostHealth> {
  return {
    name: 'show host health',
    method: 'GET',
    path: `${consolePath('health', 'v1')}/`,
    answer: readRecord(validateHostHealth, readHostHealth),
  };
}

/** Shows the limits of CPU and memory (HEALTH-03). */
export function showMetricLimits(): Call<MetricLimits> {
  return {
    name: 'show metric configuration',
    method: 'GET',
    path: consolePath('health', 'v1', 'metrics', 'configuration'),
    answer: readRecord(validateMetricLimits, readMetricLimits),
  };
}
