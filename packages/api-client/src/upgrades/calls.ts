import type { Call, ListAnswer } from '../client';
import { readList, readNothing, readRecord } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import type { ImageType } from '../software-versions';
import { withoutBlank } from '../wire';
import { readUpgrade, readUpgradeDetail, type Upgrade, type UpgradeDetail } from './adapter';
import type { UpgradeRequest } from './schema';
import { validateStartedUpgrade, validateUpgrade, validateUpgradeDetail } from './validate.generated.js';

/** Request to start an upgrade. */
export interface UpgradeDraft {
  readonly imageType: ImageType;
  readonly version: string;
  /** Names of readers. */
  readonly readers: readonly string[];
  /** Number upgraded at the same time; blank leaves it to the service. */
  readonly maxParallelReaders?: number;
}

const path = (...segments: string[]) => servicePath('control', 'v1', 'upgrades', ...segments);

/** The request of an upgrade (UPGRADE-09). */
export function writeUpgrade({
  imageType,
  version,
  readers,
  maxParallelReaders,
}: UpgradeDraft): UpgradeRequest {
  return {
    target: { type: 'DEVICE', values: [...readers] },
    versionIdentifier: { version, imageType },
    policy: withoutBlank({ maxParallelReaders }),
  };
}

/** Lists upgrades, under way and past (UPGRADE-12). */
export function listUpgrades(): Call<ListAnswer<Upgrade>> {
  return {
    name: 'list upgrades',
    method: 'GET',
    path: path('show'),
    answer: readList(validateUpgrade, readUpgrade, identifierOf('upgrade')),
  };
}

/** Shows how one upgrade goes (UPGRADE-12). */
export function showUpgrade(id: string): Call<UpgradeDetail> {
  return {
    name: 'show upgrade',
    method: 'GET',
    path: path('show', id),
    answer: readRecord(validateUpgradeDetail, (detail) => readUpgradeDetail(detail, id)),
  };
}

/** Starts an upgrade and answers its id (UPGRADE-09). */
export function startUpgrade(draft: UpgradeDraft): Call<string> {
  return {
    name: 'start upgrade',
    method: 'POST',
    path: path('start'),
    body: writeUpgrade(draft),
    change: { model: 'upgrade', action: 'start' },
    answer: readRecord(validateStartedUpgrade, ({ upgradeInstanceId }) => upgradeInstanceId),
  };
}

/** Stops an upgrade; no body (UPGRADE-18). */
export function stopUpgrade(id: string): Call<void> {
  return {
    name: 'stop upgrade',
    method: 'POST',
    path: path('stop', id),
    answer: readNothing,
    change: { model: 'upgrade', action: 'stop', name: id },
  };
}
