import { readTime, withoutBlank } from '../wire';
import type { UpgradeAnswer, UpgradeDetailAnswer } from './schema';

/** An upgrade of the history (UPGRADE-12). Times are ISO 8601; what the service does not send is absent. */
export interface Upgrade {
  readonly id: string;
  /** Some services send the status in the detail only. */
  readonly status?: string;
  readonly imageType?: string;
  readonly version?: string;
  readonly created?: string;
  readonly updated?: string;
  readonly numDevices?: number;
  readonly numFailures?: number;
  /** Told in the history only. */
  readonly isCancelled?: boolean;
  readonly maxParallelReaders?: number;
  readonly allowedReaderTypes?: readonly string[];
  readonly target?: UpgradeTarget;
}

/** Targets of an upgrade: readers or facilities, by name. */
export interface UpgradeTarget {
  readonly type?: string;
  readonly values: readonly string[];
}

/** Progress of an upgrade (UPGRADE-12). */
export interface UpgradeDetail {
  readonly id: string;
  readonly status: string;
  readonly imageType?: string;
  readonly version?: string;
  readonly target?: UpgradeTarget;
  readonly elapsedTimeSeconds?: number;
  readonly lastUpdatedTime?: string;
  readonly readers: readonly UpgradingReader[];
}

/** Progress of an upgrade on one reader (UPGRADE-14). */
export interface UpgradingReader {
  readonly name: string;
  readonly status?: string;
  /** One of `upgradeSteps`, or one a newer service knows. */
  readonly installStep?: string;
  readonly previousVersion: { readonly imageType?: string; readonly version?: string };
  readonly elapsedTimeSeconds?: number;
  readonly lastUpdatedTime?: string;
  readonly message?: string;
}

/** An upgrade of the history as the console shows it: both spellings of services in one. */
export function readUpgrade(upgrade: UpgradeAnswer): Upgrade {
  const { versionIdentifier, policy, target } = upgrade.upgradeRequest ?? {};
  return {
    // An answer without either is no upgrade by its schema.
    id: (upgrade.id ?? upgrade.upgradeInstanceId) as string,
    isCancelled: upgrade.isCancelled ?? upgrade.cancelled ?? false,
    ...withoutBlank({
      status: upgrade.status,
      imageType: upgrade.imageType ?? versionIdentifier?.imageType,
      version: upgrade.version ?? versionIdentifier?.version,
      created: readTime(upgrade.created),
      updated: readTime(upgrade.updated),
      numDevices: upgrade.numDevices,
      numFailures: upgrade.numFailures,
      maxParallelReaders: policy?.maxParallelReaders,
      allowedReaderTypes: policy?.allowedReaderTypes,
      target: readTarget(target),
    }),
  };
}

/**
 * Reads the progress of an upgrade for the console.
 * @param id Asked for; services need not repeat it.
 */
export function readUpgradeDetail(upgrade: UpgradeDetailAnswer, id: string): UpgradeDetail {
  const { version, status, target, elapsedTimeSeconds, lastUpdatedTime, details } = upgrade;
  const identifier = typeof version === 'string' ? { version, imageType: undefined } : version;
  return {
    id: upgrade.id ?? id,
    status,
    readers: (details?.readers ?? []).map(({ name, previousVersion, ...reader }) => ({
      name,
      previousVersion: withoutBlank({
        imageType: previousVersion?.imageType,
        version: previousVersion?.version,
      }),
      ...withoutBlank({
        status: reader.status,
        installStep: reader.installStep,
        elapsedTimeSeconds: reader.elapsedTimeSeconds,
        lastUpdatedTime: readTime(reader.lastUpdatedTime),
        message: reader.message,
      }),
    })),
    ...withoutBlank({
      imageType: identifier?.imageType,
      version: identifier?.version,
      target: readTarget(target),
      elapsedTimeSeconds,
      lastUpdatedTime: readTime(lastUpdatedTime),
    }),
  };
}

function readTarget(target: UpgradeDetailAnswer['target']): UpgradeTarget | undefined {
  return target ? { values: target.values ?? [], ...withoutBlank({ type: target.type }) } : undefined;
}
