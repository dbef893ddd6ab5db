import {
  connectionFailed,
  isHealthy,
  type ReaderHealth,
  readerIsAwaitingAgent,
  readerStates,
} from '@console/api-client/reader-health';
import { codeLabels, type Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';

/** The components of a reader whose status decides about its health, in the order they are shown. */
export const healthComponents = ['connection', 'throughput', 'hardware', 'software', 'clockSync'] as const;

/** Component of a reader's health. */
export type HealthComponent = (typeof healthComponents)[number];

/** Health of a reader, in one word. */
export type HealthKind =
  | 'healthy'
  | 'unhealthy'
  | 'connectionFailed'
  | 'restarting'
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
 * @param restarting it was restarted from here a moment ago: it is expected not to respond. @defaultValue false
 */
export function readerHealthStatus(
  health: ReaderHealth | null | undefined,
  restarting = false,
): ReaderHealthStatus {
  if (!health) return unknownHealth;
  if (connectionFailed(health))
    return restarting
      ? { kind: 'restarting', tone: 'info', failing: [] }
      : { kind: 'connectionFailed', tone: 'danger', failing: [] };
  if (readerIsAwaitingAgent(health)) return { kind: 'awaitingAgent', tone: 'info', failing: [] };
  if (isHealthy(health)) return { kind: 'healthy', tone: 'success', failing: [] };
  const failing = healthComponents.filter((component) => health[component].status !== 'HEALTHY');
  const worst = worstTone(failing.map((component) => componentTone(componentStatus(health, component))));
  const tone = health.state === 'ERROR' || worst === 'danger' ? 'danger' : 'warning';
  return { kind: 'unhealthy', tone, failing, state: health.state };
}

/** The kinds from worst to best. */
const kinds: readonly HealthKind[] = [
  'connectionFailed',
  'unhealthy',
  'unknown',
  'awaitingAgent',
  'restarting',
  'loading',
  'healthy',
];

/** The tones from worst to best. */
const tonesByRank: readonly Tone[] = ['danger', 'warning', 'neutral', 'info', 'success'];

/** Rank of a tone: 0 is the worst. */
export const toneRank = (tone: Tone): number => tonesByRank.indexOf(tone);

/** The worst of some tones; undefined of none. */
const worstTone = (tones: readonly Tone[]): Tone | undefined =>
  tonesByRank.find((tone) => tones.includes(tone));

/** Rank of the health of a reader, to sort by: 0 is the worst, of one kind the worse tone comes first. */
export const healthRank = ({ kind, tone }: ReaderHealthStatus): number =>
  kinds.indexOf(kind) * tonesByRank.length + toneRank(tone);

/** Number of readers by kind of health, from worst to best; kinds without a reader are left out. */
export function countKinds(healths: readonly ReaderHealthStatus[]): ReadonlyMap<HealthKind, number> {
  const counts = new Map<HealthKind, number>();
  for (const { kind } of [...healths].sort((one, other) => healthRank(one) - healthRank(other)))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Stands for the status of a component that the service says nothing about. */
export const unknownStatus = 'UNKNOWN';

/**
 * The status of one component of a reader, as the service calls it. Of a reader without an agent none is known; of one
 * that stopped checking in only that its connection failed: what it told of the others was before.
 */
export function componentStatus(health: ReaderHealth | null | undefined, component: HealthComponent): string {
  if (!health || readerIsAwaitingAgent(health)) return unknownStatus;
  const { status } = health[component];
  const isOld = connectionFailed(health) && (component !== 'connection' || status === 'HEALTHY');
  return isOld ? unknownStatus : status || unknownStatus;
}

/** The status that a reader told of a component before it stopped checking in; undefined of one that checks in. */
export const formerStatus = (health: ReaderHealth, component: HealthComponent): string | undefined =>
  connectionFailed(health) && componentStatus(health, component) === unknownStatus
    ? health[component].status
    : undefined;

const tones: Readonly<Record<string, Tone>> = { HEALTHY: 'success', WARNING: 'warning', FAILED: 'danger' };

/** Tone of a status. */
export const componentTone = (status: string): Tone => tones[status] ?? 'neutral';

/** The name of a status; one that only a newer service knows is shown as it comes. */
export const componentStatusLabel = codeLabels('definitions.component.status', [
  'HEALTHY',
  'WARNING',
  'FAILED',
  unknownStatus,
]);

/** The name of a reader's state; one that only a newer service knows is shown as it comes. */
export const stateLabel = codeLabels('definitions.state', readerStates);

/** The health of a reader in a few words; what is wrong is named while it is one thing [READER-01]. */
export function healthLabel({ kind, failing, state = '' }: ReaderHealthStatus, translate: Translate): string {
  if (kind !== 'unhealthy') return translate(`definitions.status.${kind}`);
  const [component, ...others] = failing;
  if (!component)
    return translate('definitions.status.unhealthy.state', { state: stateLabel(state, translate) });
  return others.length === 0
    ? translate('definitions.status.unhealthy.component', {
        component: translate(`definitions.component.${component}`),
      })
    : translate('definitions.status.unhealthy.components', { count: failing.length });
}

/** Why a reader cannot be restarted; each has its sentence `definitions.restart.blocked.{reason}`. */
type RestartBlock = Exclude<HealthKind, 'healthy'>;

/**
 * Reason against a restart: only a healthy reader may be restarted, since an unhealthy or unregistered one does not
 * take the order [READER-04]. A reader of which nothing is known is not proven healthy.
 * @returns the reason that stands against it, or undefined.
 */
export function restartBlock(kind: HealthKind): RestartBlock | undefined {
  return kind === 'healthy' ? undefined : kind;
}
