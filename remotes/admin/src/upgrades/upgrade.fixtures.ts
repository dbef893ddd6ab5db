import type { UpgradingReader } from '@console/api-client/upgrades';

/** Upgrades that tests need, as the service answers them: this file is for tests only. */

/** A reader of an upgrade as the service answers it. */
export const upgradingReader = (
  name: string,
  status: string,
  installStep: string,
  message: string | null = null,
) => ({
  name,
  status,
  installStep,
  previousVersion: { imageType: 'FIRMWARE_SPEEDWAY', version: '6.4.0' },
  elapsedTimeSeconds: 30,
  lastUpdatedTime: '2026-03-02T08:00:00.000Z',
  message,
});

/** Detail of an upgrade, as the service answers it. */
export const upgradeDetail = (status: string, readers: readonly object[], id = '7') => ({
  id,
  status,
  version: { imageType: 'FIRMWARE_SPEEDWAY', version: '7.0.0' },
  target: { type: 'DEVICE', values: [] },
  details: { readers },
  elapsedTimeSeconds: 61,
  lastUpdatedTime: '2026-03-02T08:01:01.000Z',
});

/** An upgrade of the history, as the service answers it. */
export const listedUpgrade = (id: string, updated: string, imageType = 'FIRMWARE_SPEEDWAY') => ({
  id,
  created: updated,
  updated,
  numDevices: 1,
  numFailures: 0,
  cancelled: false,
  upgradeRequest: {
    versionIdentifier: { imageType, version: '7.0.0' },
    policy: { maxParallelReaders: 4, allowedReaderTypes: null },
    target: { type: 'DEVICE', values: ['Dock'] },
  },
});

/** A reader of an upgrade as pages know it. */
export const readerOf = (
  name: string,
  status: string,
  installStep?: string,
  message?: string,
): UpgradingReader => ({ name, status, installStep, message, previousVersion: {} });
