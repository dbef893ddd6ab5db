import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { type ImageType, imageTypes } from '@console/api-client/software-versions';
import {
  eligibilityOf,
  maxParallelReadersLimits,
  type UpgradeDraft,
  type UpgradeEligibility,
} from '@console/api-client/upgrades';
import { type FormErrors, type NumberInput, rules } from '@console/design/form';
import type { KeyEnd } from '@console/design/messages';

/** Values of the form. */
export interface UpgradeValues {
  readonly imageType: ImageType;
  /** @defaultValue none is chosen */
  readonly version: string | undefined;
  readonly maxParallelReaders: NumberInput;
  /** Names of the readers that were selected; those that cannot be upgraded to this version do not count. */
  readonly readers: readonly string[];
}

/** Initial values of a new upgrade [UPGRADE-02, UPGRADE-07]. */
export const newUpgradeValues: UpgradeValues = {
  imageType: 'FIRMWARE_SPEEDWAY',
  version: undefined,
  maxParallelReaders: maxParallelReadersLimits.default,
  readers: [],
};

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
}

/**
 * The readers, and whether each can be upgraded [UPGRADE-05]. One whose health is not known is in no state, so it is
 * not idle.
 */
export function upgradeChoices(
  definitions: readonly Pick<ReaderDefinition, 'name' | 'facility'>[],
  health: readonly Pick<ReaderHealth, 'readerName' | 'state' | 'version'>[],
  { imageType, version }: Pick<UpgradeValues, 'imageType' | 'version'>,
): readonly UpgradeChoice[] {
  const known = new Map(health.map((each) => [each.readerName, each]));
  return definitions.map(({ name, facility }) => {
    const its = known.get(name);
    return {
      name,
      facility,
      state: its?.state,
      installed: imageType === 'FIRMWARE_SPEEDWAY' ? its?.version.firmware : its?.version.app,
      eligibility: its ? eligibilityOf(its, imageType, version) : 'notIdle',
    };
  });
}

/** True for a version older than another one, number by number: `5.12.2` is older than `6.4.1`. */
export function isOlder(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((text) => text.split(/\D+/).filter(Boolean).map(Number));
  const length = Math.max(parts?.length ?? 0, others?.length ?? 0);
  const differing = Array.from({ length }, (_, at) => (parts?.[at] ?? 0) - (others?.[at] ?? 0)).find(
    (difference) => difference !== 0,
  );
  return differing !== undefined && differing < 0;
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

/**
 * Failures of an upgrade [UPGRADE-06, UPGRADE-07].
 * @param readers those that it would be for
 */
export function upgradeErrors(
  { imageType, version, maxParallelReaders }: UpgradeValues,
  readers: readonly string[],
): FormErrors {
  return {
    imageType: rules.required(imageType),
    version: rules.required(version),
    maxParallelReaders: rules.all(rules.number, rules.integer, rules.between(min, max))(maxParallelReaders),
    readers: readers.length === 0 ? { key: 'upgrades.readers.required' } : undefined,
  };
}

/** The upgrade that the form describes; a blank number of readers at a time is left to the service. */
export const draftOfValues = (
  { imageType, version, maxParallelReaders }: UpgradeValues,
  readers: readonly string[],
): UpgradeDraft => ({
  imageType,
  version: version ?? '',
  readers,
  ...(typeof maxParallelReaders === 'number' && { maxParallelReaders }),
});
