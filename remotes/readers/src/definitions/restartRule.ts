import type { HealthKind } from './readerHealthStatus';

/** Why a reader cannot be restarted; each has its sentence `definitions.restart.blocked.{reason}`. */
export type RestartBlock = Exclude<HealthKind, 'healthy'>;

/**
 * Whether a reader may be restarted: only a healthy one may, since an unhealthy or unregistered reader does not
 * take the order [READER-04]. A reader of which nothing is known is not proven healthy.
 * @returns the reason that stands against it, or undefined.
 */
export function restartBlock(kind: HealthKind): RestartBlock | undefined {
  return kind === 'healthy' ? undefined : kind;
}
