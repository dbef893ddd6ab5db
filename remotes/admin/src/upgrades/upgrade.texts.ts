import { imageTypes } from '@console/api-client/software-versions';
import {
  isFailure,
  isRunning,
  outcomeOf,
  type UpgradeDetail,
  type UpgradingReader,
  upgradeStatuses,
  upgradeSteps,
} from '@console/api-client/upgrades';
import { compareNames } from '@console/design/language';
import { codeLabels, type Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';
import type { AlertRequest } from '@console/remote/services';

/** Name of an image type on pages; one that only a newer service knows as it stands [UPGRADE-02]. */
export const imageTypeLabel = codeLabels('upgrades.imageType', imageTypes);

const softwareLabel = codeLabels('upgrades.software', imageTypes);

/** Name of an image type in sentences about an upgrade. */
export const softwareName = (imageType: string | undefined, translate: Translate): string =>
  softwareLabel(imageType, translate) ?? translate('upgrades.software.other');

/** Name of an install step; one that is not known as it came [UPGRADE-16]. */
export const stepLabel = codeLabels('upgrades.step', upgradeSteps);

/** Name of a status; one that is not known as it came. */
export const statusLabel = codeLabels('upgrades.status', upgradeStatuses);

const tones: Readonly<Record<string, Tone>> = {
  WAITING: 'neutral',
  IN_PROGRESS: 'info',
  COMPLETED: 'success',
  FAILED: 'danger',
};

/** The tone of an upgrade or of one of its readers; one that was skipped may be up to date or have failed. */
export function statusTone(state: Pick<UpgradingReader, 'status' | 'installStep'>): Tone {
  if (state.status === 'SKIPPED') return isFailure(state) ? 'danger' : 'neutral';
  return tones[state.status ?? ''] ?? 'neutral';
}

/** Order of statuses by urgency: failed readers, then those under way, then those that wait, then the rest. */
const urgencies = ['FAILED', 'IN_PROGRESS', 'WAITING'];

/** The readers, those that failed first; of equals in the order in which they came. */
export const byUrgency = (readers: readonly UpgradingReader[]): readonly UpgradingReader[] => {
  const urgencyOf = (reader: UpgradingReader) => {
    if (isFailure(reader)) return -1;
    const at = urgencies.indexOf(reader.status ?? '');
    return at === -1 ? urgencies.length : at;
  };
  return readers.toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
};

/** Number of readers that are through with it, well or not. */
export const readersDone = (readers: readonly UpgradingReader[]): number =>
  readers.filter((reader) => !isRunning(reader)).length;

/** The one thing that is said when an upgrade has ended [UPGRADE-21]; undefined while it has not. */
export function upgradeAlert(
  upgrade: UpgradeDetail,
  translate: Translate,
): Pick<AlertRequest, 'tone' | 'title' | 'lines'> | undefined {
  const outcome = outcomeOf(upgrade);
  if (!outcome) return undefined;
  const { id, imageType, version = '', readers } = upgrade;
  const values = { id, version, software: softwareName(imageType, translate) };
  return {
    tone: outcome === 'succeeded' ? 'success' : 'danger',
    title: translate(`upgrades.ended.${outcome}`, values),
    lines: outcome === 'readersFailed' ? readers.filter(isFailure).map(({ name }) => name) : [],
  };
}

/** Readers that failed for the same reason. */
interface FailureGroup {
  /** Message of the service, else the step at which it happened. */
  readonly reason: string;
  /** Names of the readers. */
  readonly readers: readonly string[];
}

/** The readers that were not upgraded, by the reason, the most frequent first. */
export function failureGroups(
  readers: readonly UpgradingReader[],
  translate: Translate,
): readonly FailureGroup[] {
  const groups = new Map<string, string[]>();
  for (const reader of readers.filter(isFailure)) {
    const reason =
      reader.message ?? stepLabel(reader.installStep, translate) ?? translate('upgrades.failures.unknown');
    const names = groups.get(reason);
    if (names) names.push(reader.name);
    else groups.set(reason, [reader.name]);
  }
  return [...groups]
    .map(([reason, names]) => ({ reason, readers: names }))
    .sort(
      (one, other) => other.readers.length - one.readers.length || compareNames(one.reason, other.reason),
    );
}
