import { type WithoutBlank, withoutBlank } from '../wire';
import type { HostHealthAnswer, MetricLimitsAnswer } from './schema';

/** State of the host. */
export interface HostHealth {
  /** `HEALTHY`, `ERROR` or another (HEALTH-02); absent when the service does not send it. */
  readonly state?: string;
}

/** The limits beyond which the host is in ERROR, as read (HEALTH-03); what the service does not send is absent. */
export type MetricLimits = WithoutBlank<{
  [Limit in keyof MetricLimitsAnswer]-?: MetricLimitsAnswer[Limit] | null;
}>;

/** Health of the host as the console shows it: its state alone (HEALTH-04). */
export function readHostHealth({ HOST }: HostHealthAnswer): HostHealth {
  return withoutBlank({ state: HOST?.state });
}

/** Limits as the console shows them. */
export function readMetricLimits(limits: MetricLimitsAnswer): MetricLimits {
  const { cpuMax = null, cpuDurationMax = null, memFreeMin = null, memFreeDuration = null } = limits;
  return withoutBlank({ cpuMax, cpuDurationMax, memFreeMin, memFreeDuration });
}
