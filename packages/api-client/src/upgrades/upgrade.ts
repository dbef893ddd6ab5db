import { isRecent } from '../ongoing-processes';
import type { ReaderHealth } from '../reader-health';
import type { ImageType } from '../software-versions';
import type { Upgrade, UpgradeDetail, UpgradingReader } from './adapter';

/** True while an upgrade or a reader of one is under way (UPGRADE-15). */
export const isRunning = ({ status }: { readonly status?: string }): boolean =>
  status === 'WAITING' || status === 'IN_PROGRESS';

/** True for an upgrade that is over (UPGRADE-15). */
export const isComplete = ({ status }: { readonly status?: string }): boolean =>
  status === 'COMPLETED' || status === 'FAILED';

/**
 * True for a reader that was not upgraded but should have been: skipped for being up to date is no failure
 * (UPGRADE-15).
 */
export const isFailure = ({
  status,
  installStep,
}: Pick<UpgradingReader, 'status' | 'installStep'>): boolean =>
  status === 'FAILED' || (status === 'SKIPPED' && installStep !== 'VERSION_CORRECT');

/**
 * True for an upgrade of the history that may still be under way: updated lately, and not known to be
 * complete (UPGRADE-19). Where the history has no status, that of the detail counts.
 */
export const isOngoing = (upgrade: Pick<Upgrade, 'status' | 'updated'>, now: number): boolean =>
  !isComplete(upgrade) && isRecent(upgrade.updated, now);

/** Outcome of an upgrade (UPGRADE-21). */
export type UpgradeOutcome = 'failed' | 'readersFailed' | 'succeeded';

/** Outcome of an upgrade (UPGRADE-21); `undefined` before it. Failed as a whole wins over failed readers. */
export function outcomeOf(upgrade: Pick<UpgradeDetail, 'status' | 'readers'>): UpgradeOutcome | undefined {
  if (!isComplete(upgrade)) return undefined;
  if (upgrade.status === 'FAILED') return 'failed';
  return upgrade.readers.some(isFailure) ? 'readersFailed' : 'succeeded';
}

/** Version that readers are compared with while none is chosen (UPGRADE-05). */
export const placeholderVersion = '0.0.1';

/** Readiness of a reader for an upgrade: it is busy or out of reach, has the version already, or is ready. */
export type UpgradeEligibility = 'notIdle' | 'atVersion' | 'ready';

/** Readiness of a reader for a version of its firmware or its app (UPGRADE-05). */
export function eligibilityOf(
  { state, version }: Pick<ReaderHealth, 'state' | 'version'>,
  imageType: ImageType,
  target: string = placeholderVersion,
): UpgradeEligibility {
  if (state !== 'IDLE') return 'notIdle';
  const installed = imageType === 'FIRMWARE_SPEEDWAY' ? version.firmware : version.app;
  return installed === target ? 'atVersion' : 'ready';
}
