/** Health of one component of a reader. */
export interface ComponentHealth {
  readonly status: 'HEALTHY' | 'WARNING' | 'FAILED';
  readonly code: string | null;
}

/** A device of a reader that does not work. */
interface FaultyDevice {
  readonly device: string;
  readonly code: string;
}

/** The components of a reader that have a status of their own. */
export const components = ['connection', 'throughput', 'clockSync', 'hardware', 'software'] as const;

/** A component of a reader that has a status of its own. */
export type Component = (typeof components)[number];

/** The health of a reader without its state and times. The keys are those of the wire. */
export interface Report {
  readonly version: { readonly App: string; readonly Firmware: string } | null;
  readonly connectionStatus: ComponentHealth;
  readonly throughputStatus: ComponentHealth;
  readonly clockSyncStatus: ComponentHealth & { readonly skewMilliseconds?: number };
  readonly hardwareStatus: ComponentHealth & { readonly devices: readonly FaultyDevice[] | null };
  readonly softwareStatus: ComponentHealth;
}

const healthy: ComponentHealth = { status: 'HEALTHY', code: null };

/** Everything works. */
export const healthyReport = (version: Report['version']): Report => ({
  version,
  connectionStatus: healthy,
  throughputStatus: healthy,
  clockSyncStatus: { ...healthy, skewMilliseconds: 0 },
  hardwareStatus: { ...healthy, devices: null },
  softwareStatus: healthy,
});

/** The reader has not reported yet. */
export const unknownReport: Report = {
  ...healthyReport(null),
  connectionStatus: { status: 'WARNING', code: 'UNKNOWN' },
};

/** The same reader, out of reach. */
export const unreachable = (report: Report, code: string): Report => ({
  ...report,
  connectionStatus: { status: 'FAILED', code },
});

/** The same reader with its clock set. */
export const withClockSynced = (report: Report): Report => ({
  ...report,
  clockSyncStatus: healthyReport(report.version).clockSyncStatus,
});

/** True if all five components are well. */
export const isHealthy = (report: Report): boolean =>
  components.every((component) => report[`${component}Status`].status === 'HEALTHY');
