import type { Token } from '@console/api-client/tokens';

/**
 * Progress of a change from one token to another: `waiting` while nothing uses the new one, `inUse` while something still
 * uses the old one, `moved` when only the new one is used, `done` when the old one is revoked.
 */
export type RotationStage = 'waiting' | 'inUse' | 'moved' | 'done';

/** An old token that was not used for so long before the new one was is taken for idle; in milliseconds. */
const idleTime = 60_000;

const timeOf = (text: string | undefined) => (text === undefined ? Number.NaN : Date.parse(text));

/** Stage of a rotation, by the times of the service alone. @param fresh undefined until it is listed */
export function rotationStage(old: Token, fresh: Token | undefined): RotationStage {
  if (!old.valid) return 'done';
  const usedOld = timeOf(old.lastUsed);
  const usedFresh = timeOf(fresh?.lastUsed);
  if (usedOld > timeOf(fresh?.issued) && !(usedFresh - usedOld > idleTime)) return 'inUse';
  return Number.isNaN(usedFresh) ? 'waiting' : 'moved';
}
