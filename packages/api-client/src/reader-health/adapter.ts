import { readTime, withoutBlank } from '../wire';
import type { ReaderHealthAnswer } from './schema';

/** Status of one component of a reader. */
export type ComponentHealth = { readonly status?: string; readonly code?: string };

/** Status of the clock of a reader. */
interface ClockHealth extends ComponentHealth {
  /** Distance from the clock of the service, in milliseconds. */
  readonly skewMilliseconds?: number;
}

/** Status of the hardware of a reader. */
interface HardwareHealth extends ComponentHealth {
  /** The devices of the reader that have a fault. */
  readonly devices?: readonly { readonly device?: string; readonly code?: string }[];
}

/** Health of a reader (READER-06). Times are ISO 8601; what the service does not know is absent. */
export interface ReaderHealth {
  readonly readerName: string;
  /** One of `readerStates`, or one a newer service knows. */
  readonly state: string;
  readonly lastCheckin?: string;
  readonly lastReboot?: string;
  readonly version: { readonly firmware?: string; readonly app?: string };
  readonly connection: ComponentHealth;
  readonly throughput: ComponentHealth;
  readonly clockSync: ClockHealth;
  readonly hardware: HardwareHealth;
  readonly software: ComponentHealth;
}

/** The components of a reader that have a status of their own. */
export const readerComponents = ['connection', 'throughput', 'clockSync', 'hardware', 'software'] as const;

/** One of the components of a reader. */
export type ReaderComponent = (typeof readerComponents)[number];

/** Health as the console shows it: `connectionStatus` on the wire is `connection` here, and so on. */
export function readReaderHealth(health: ReaderHealthAnswer): ReaderHealth {
  const component = (health: ReaderHealthAnswer['connectionStatus']): ComponentHealth =>
    withoutBlank({ status: health?.status, code: health?.code });
  return {
    readerName: health.readerName,
    state: health.state,
    ...withoutBlank({ lastCheckin: readTime(health.lastCheckin), lastReboot: readTime(health.lastReboot) }),
    version: withoutBlank({ firmware: health.version?.Firmware, app: health.version?.App }),
    connection: component(health.connectionStatus),
    throughput: component(health.throughputStatus),
    clockSync: withoutBlank({
      ...component(health.clockSyncStatus),
      skewMilliseconds: health.clockSyncStatus?.skewMilliseconds,
    }),
    hardware: withoutBlank({
      ...component(health.hardwareStatus),
      devices: health.hardwareStatus?.devices?.map(withoutBlank),
    }),
    software: component(health.softwareStatus),
  };
}
