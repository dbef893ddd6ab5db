import {
  connectionFailed,
  isHealthy,
  type ReaderHealth,
  readerIsAwaitingAgent,
} from '@console/api-client/reader-health';
import type { Tone } from '@console/design/status';

/** The components of a reader whose status decides about its health, in the order they are shown. */
export const healthComponents = ['connection', 'throughput', 'hardware', 'software', 'clockSync'] as const;

export type HealthComponent = (typeof healthComponents)[number];

/** What is known about the health of a reader, in one word. */
export type HealthKind =
  | 'healthy'
  | 'unhealthy'
  | 'connectionFailed'
  | 'awaitingAgent'
  | 'unknown'
  | 'loading';

/** The health of a reader as the console shows it. */
export interface ReaderHealthStatus {
  readonly kind: HealthKind;
  readonly tone: Tone;
  /** The components that are not healthy, in the order they are shown. Empty unless `kind` is `unhealthy`. */
  readonly failing: readonly HealthComponent[];
  /** The state of an unhealthy reader, as the service calls it. */
  readonly state?: string;
}

const unknownHealth: ReaderHealthStatus = { kind: 'unknown', tone: 'neutral', failing: [] };

/** Stands for the health of a reader while the service is being asked for it. */
export const loadingHealth: ReaderHealthStatus = { kind: 'loading', tone: 'neutral', failing: [] };

/**
 * Judges a reader [READER-05].
 * @param health nothing when the service knows nothing about the reader, or could not be asked.
 */
export function readerHealthStatus(health: ReaderHealth | null | undefined): ReaderHealthStatus {
  if (!health) return unknownHealth;
  if (connectionFailed(health)) return { kind: 'connectionFailed', tone: 'danger', failing: [] };
  if (readerIsAwaitingAgent(health)) return { kind: 'awaitingAgent', tone: 'info', failing: [] };
  if (isHealthy(health)) return { kind: 'healthy', tone: 'success', failing: [] };
  const failing = healthComponents.filter((component) => health[component].status !== 'HEALTHY');
  return { kind: 'unhealthy', tone: 'warning', failing, state: health.state };
}
