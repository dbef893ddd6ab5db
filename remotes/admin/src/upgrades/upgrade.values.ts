import { isActive, isStopping, type Job } from '@console/api-client/jobs';
import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { type ImageType, imageTypes } from '@console/api-client/software-versions';
import {
  eligibilityOf,
  maxParallelReadersLimits,
  type UpgradeDraft,
  type UpgradeEligibility,
} from '@console/api-client/upgrades';
import type { DateTimeRange } from '@console/design/fields';
import { type FormErrors, type NumberInput, rules } from '@console/design/form';
import type { KeyEnd } from '@console/design/messages';
import { planWaves } from './waves/planWaves';
import type { PausedJob, WavePlan } from './waves/waveRun';

/** Ways to go through the readers of an upgrade. */
export const rolloutWays = ['atOnce', 'waves'] as const;

/** Values of the form. */
export interface UpgradeValues {
  readonly imageType: ImageType;
  /** @defaultValue none is chosen */
  readonly version: string | undefined;
  readonly maxParallelReaders: NumberInput;
  /** Names of the readers that were selected; those that cannot be upgraded to this version do not count. */
  readonly readers: readonly string[];
  readonly rollout: (typeof rolloutWays)[number];
  /** Number of readers of the first wave. */
  readonly canary: NumberInput;
  /** Part of the readers that the second wave has, in percent. */
  readonly share: NumberInput;
  readonly stopAfter: NumberInput;
  /** @defaultValue waves start at any time */
  readonly window: DateTimeRange | undefined;
  /** Jobs of the readers are stopped before and started again after. */
  readonly stopJobs: boolean;
}

/** Initial values of a new upgrade [UPGRADE-02, UPGRADE-07]. */
export const newUpgradeValues: UpgradeValues = {
  imageType: 'FIRMWARE_SPEEDWAY',
  version: undefined,
  maxParallelReaders: maxParallelReadersLimits.default,
  readers: [],
  rollout: 'atOnce',
  canary: 1,
  share: 25,
  stopAfter: 1,
  window: undefined,
  stopJobs: false,
};

/** True for an upgrade that this browser leads, wave by wave. */
export const isLed = ({ rollout, stopJobs }: Pick<UpgradeValues, 'rollout' | 'stopJobs'>): boolean =>
  rollout === 'waves' || stopJobs;

/** Jobs under way that keep readers from an upgrade. */
export const jobsInTheWay = (jobs: readonly Job[]): readonly Job[] =>
  jobs.filter((job) => isActive(job) && !isStopping(job) && job.readerNames.length > 0);

/** Values that an upgrade is started anew with: those of another one, for the readers it failed on. */
export type UpgradeStart = Pick<UpgradeValues, 'imageType' | 'version' | 'readers'>;

/** Reads the initial values from the history entry of the page; undefined unless they make sense. */
export function readUpgradeStart(state: unknown): UpgradeStart | undefined {
  const { imageType, version, readers } = ((state as { readonly upgrade?: unknown } | null)?.upgrade ??
    {}) as Partial<Record<keyof UpgradeStart, unknown>>;
  const known = imageTypes.find((type) => type === imageType);
  if (!known || typeof version !== 'string' || !Array.isArray(readers)) return undefined;
  return { imageType: known, version, readers: readers.filter((name) => typeof name === 'string') };
}

/** The history entry that {@link readUpgradeStart} reads. */
export const writeUpgradeStart = (upgrade: UpgradeStart) => ({ upgrade });

/** A reader that an upgrade may be for. */
export interface UpgradeChoice {
  readonly name: string;
  readonly facility?: string;
  /** State of the reader. @defaultValue the service knows none */
  readonly state?: string;
  /** Installed version of the image type. @defaultValue not known */
  readonly installed?: string;
  readonly eligibility: UpgradeEligibility;
  /** It runs a job, which is stopped before. @defaultValue false */
  readonly isFreed?: boolean;
}

/**
 * The readers, and whether each can be upgraded [UPGRADE-05]. One whose health is not known is in no state, so it is
 * not idle. A reader whose job is stopped before counts as idle.
 *
 * @param stopped - jobs that are stopped before. @defaultValue none
 */
export function upgradeChoices(
  definitions: readonly Pick<ReaderDefinition, 'name' | 'facility'>[],
  health: readonly Pick<ReaderHealth, 'readerName' | 'state' | 'version'>[],
  { imageType, version }: Pick<UpgradeValues, 'imageType' | 'version'>,
  stopped?: readonly Pick<Job, 'readerNames'>[],
): readonly UpgradeChoice[] {
  const known = new Map(health.map((each) => [each.readerName, each]));
  const freed = new Set(stopped?.flatMap(({ readerNames }) => readerNames));
  return definitions.map(({ name, facility }) => {
    const its = known.get(name);
    const isFreed = its?.state === 'RUNNING_JOB' && freed.has(name);
    return {
      name,
      facility,
      state: its?.state,
      installed: imageType === 'FIRMWARE_SPEEDWAY' ? its?.version.firmware : its?.version.app,
      eligibility: its
        ? eligibilityOf(isFreed ? { ...its, state: 'IDLE' } : its, imageType, version)
        : 'notIdle',
      isFreed,
    };
  });
}

const numbersOf = (version: string) => [...version.matchAll(/\d+/g)].map(Number);

/** True for a version older than another one, number by number: `5.12.2` is older than `6.4.1`. */
export function isOlder(version: string, than: string): boolean {
  const own = numbersOf(version);
  // Where all numbers of the other one are equal, more of them make a version newer.
  const difference = numbersOf(than)
    .map((number, at) => (own[at] ?? 0) - number)
    .find(Boolean);
  return (difference ?? 0) < 0;
}

/** True if a reader would get an older version than it has. */
export const isDowngrade = (
  { eligibility, installed }: UpgradeChoice,
  version: string | undefined,
): boolean =>
  eligibility === 'ready' && version !== undefined && installed !== undefined && isOlder(version, installed);

type BlockedReason = KeyEnd<'upgrades.blocked'>;

/** Why readers cannot be upgraded, with how many of them, the most frequent first. */
export function blockedReasons(
  choices: readonly UpgradeChoice[],
): readonly { readonly reason: BlockedReason; readonly count: number }[] {
  const counts = new Map<BlockedReason, number>();
  for (const { eligibility, state } of choices) {
    if (eligibility === 'ready') continue;
    const known = state === 'RUNNING_JOB' || state === 'NOT_RESPONDING' ? state : 'other';
    const reason = eligibility === 'atVersion' ? eligibility : known;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
}

/** Those of the selected readers that can be upgraded, in the order of their selection. */
export function selectedReaders(
  selected: readonly string[],
  choices: readonly UpgradeChoice[],
): readonly string[] {
  const ready = new Set(choices.filter(({ eligibility }) => eligibility === 'ready').map(({ name }) => name));
  return selected.filter((name) => ready.has(name));
}

const { min, max } = maxParallelReadersLimits;

/** Failures of the sizes of waves and of the time in which they start. */
function waveErrors({ rollout, canary, share, stopAfter, window, stopJobs }: UpgradeValues): FormErrors {
  const amount = rules.all(rules.number, rules.integer, rules.atLeast(1));
  const inWaves = rollout === 'waves';
  const { from, to } = window ?? {};
  return {
    canary: inWaves ? amount(canary) : undefined,
    share: inWaves ? rules.all(rules.number, rules.integer, rules.between(1, 100))(share) : undefined,
    stopAfter: inWaves ? amount(stopAfter) : undefined,
    window:
      isLed({ rollout, stopJobs }) && from !== undefined && to !== undefined && from >= to
        ? { key: 'waves.window.order' }
        : undefined,
  };
}

/**
 * Failures of an upgrade [UPGRADE-06, UPGRADE-07].
 *
 * @param readers - those that it would be for
 * @param isLeading - another upgrade is led by this browser already. @defaultValue false
 */
export function upgradeErrors(
  values: UpgradeValues,
  readers: readonly string[],
  isLeading = false,
): FormErrors {
  const { imageType, version, maxParallelReaders } = values;
  return {
    ...waveErrors(values),
    rollout: isLeading && isLed(values) ? { key: 'waves.underWay' } : undefined,
    imageType: rules.required(imageType),
    version: rules.required(version),
    maxParallelReaders: rules.all(rules.number, rules.integer, rules.between(min, max))(maxParallelReaders),
    readers: readers.length === 0 ? { key: 'upgrades.readers.required' } : undefined,
  };
}

/** An upgrade as it is started: by the service, or in waves by this browser. */
export interface UpgradeStartDraft extends UpgradeDraft {
  /** @defaultValue the service goes through all readers */
  readonly waves?: WavePlan;
}

/**
 * The upgrade that the form describes; a blank number of readers at a time is left to the service.
 *
 * @param jobs - jobs that keep readers; those of its readers are stopped before it and started again after it.
 * @defaultValue none
 */
export function draftOfValues(
  values: UpgradeValues,
  readers: readonly string[],
  jobs: readonly Job[] = [],
): UpgradeStartDraft {
  const { imageType, version = '', maxParallelReaders } = values;
  const draft = {
    imageType,
    version,
    readers,
    ...(typeof maxParallelReaders === 'number' && { maxParallelReaders }),
  };
  return isLed(values) ? { ...draft, waves: wavePlanOf(values, draft, jobs) } : draft;
}

function wavePlanOf(
  { rollout, canary, share, stopAfter, window = {}, stopJobs }: UpgradeValues,
  { readers, ...software }: UpgradeDraft,
  jobs: readonly Job[],
): WavePlan {
  const inWaves = rollout === 'waves';
  const numberOf = (typed: NumberInput) => (inWaves && typeof typed === 'number' ? typed : undefined);
  const failures = numberOf(stopAfter);
  const chosen = new Set(readers);
  return {
    ...software,
    waves: planWaves(readers, { canary: numberOf(canary), share: numberOf(share) }),
    ...(failures !== undefined && { stopAfter: failures }),
    ...(window.from !== undefined && { from: window.from }),
    ...(window.to !== undefined && { until: window.to }),
    jobs: stopJobs
      ? jobs.filter(({ readerNames }) => readerNames.some((name) => chosen.has(name))).map(pausedJob)
      : [],
  };
}

const pausedJob = ({ id, name, recipeName, request }: Job): PausedJob => ({
  id,
  label: name || recipeName,
  request,
});
