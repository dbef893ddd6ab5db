import type { UpgradeStep } from '@console/api-client/upgrades/schema';
import type { ReaderState } from '../resources/reader-health/store';
import type { Random } from '../server/random/random';
import type { Phase } from './readerSteps';

/** A reader that is being upgraded. */
export interface UpgradingReader {
  readonly installStep: string;
  /** State of the reader; `null` when it is not defined any more. */
  readonly reader: {
    readonly phase: Phase;
    readonly state: ReaderState;
    /** The version it runs, of what is upgraded. */
    readonly version: string | null;
  } | null;
  /** The version it is to run. */
  readonly target: string;
}

/**
 * Progress of an upgrade. `effect`: what becomes of the reader itself: it `begins` and is busy, is
 * `upgraded`, or is `lost` for a while. `waitMs`: until the next step; `null` at the end.
 */
export interface UpgradeProgress {
  readonly status: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED' | 'SKIPPED';
  readonly installStep: UpgradeStep;
  readonly message: string | null;
  readonly effect: 'begins' | 'upgraded' | 'lost' | null;
  readonly waitMs: number | null;
}

/** Durations of the steps in life, in milliseconds. */
const upgradeTimes = {
  UPLOAD_PACKAGE: [8000, 20_000],
  UPLOAD_SUCCESS: [1000, 3000],
  REBOOTING: [20_000, 45_000],
  REBOOTED: [2000, 5000],
} as const;

/** Probability that a reader does not come back from the restart that ends its upgrade. */
const lossRate = 0.04;

/** Next step of a reader that is being upgraded. Pure. */
export function stepUpgrade(upgrading: UpgradingReader, random: Random): UpgradeProgress {
  const goOn = (installStep: keyof typeof upgradeTimes): UpgradeProgress => {
    const [least, most] = upgradeTimes[installStep];
    const waitMs = random.integer(least, most);
    return { status: 'IN_PROGRESS', installStep, message: null, effect: null, waitMs };
  };
  switch (upgrading.installStep) {
    case 'UPLOAD_PACKAGE':
      return goOn('UPLOAD_SUCCESS');
    case 'UPLOAD_SUCCESS':
      return goOn('REBOOTING');
    case 'REBOOTING':
      if (!random.chance(lossRate)) return goOn('REBOOTED');
      return ended('FAILED', 'NOT_RESPONDING', 'The reader did not come back after its restart', 'lost');
    case 'REBOOTED':
      return ended('COMPLETED', 'VERSION_CORRECT', null, 'upgraded');
    default:
      return refusal(upgrading) ?? { ...goOn('UPLOAD_PACKAGE'), effect: 'begins' };
  }
}

/** Why a reader is not upgraded at all. */
function refusal({ reader, target }: UpgradingReader): UpgradeProgress | undefined {
  if (!reader || reader.phase === 'AWAITING')
    return ended('SKIPPED', 'NOT_PROVISIONED', 'The reader has not registered with an agent yet');
  if (reader.version === target) return ended('SKIPPED', 'VERSION_CORRECT', null);
  if (reader.phase === 'UPDATING')
    return ended('SKIPPED', 'WAITING_FOR_PACKAGE', 'The reader is being upgraded already');
  if (reader.phase !== 'ONLINE') return ended('FAILED', 'NOT_RESPONDING', 'The reader does not respond');
  if (reader.state === 'RUNNING_JOB')
    return ended('SKIPPED', 'WAITING_FOR_PACKAGE', 'The reader is running a job');
  return undefined;
}

const ended = (
  status: 'COMPLETED' | 'FAILED' | 'SKIPPED',
  installStep: UpgradeStep,
  message: string | null,
  effect: 'upgraded' | 'lost' | null = null,
): UpgradeProgress => ({ status, installStep, message, effect, waitMs: null });
