import { antennaHub } from '../../resources/reader-features/store';
import { unknownReport, unreachable } from '../../resources/reader-health/report';
import { type Unsteady, unsteadiness } from '../../simulation/faults';
import type { SeededReader } from '../model/fleet';

/** Changes one reader of the fleet; `now` in milliseconds since 1970. */
type Ailment = (reader: SeededReader, now: number) => SeededReader;

const minute = 60_000;

/** Faults and peculiarities of readers of the demonstration. */
const ailments: Readonly<Record<string, Ailment>> = {
  'DC1-Dock-Door-03': unsteady('connection'),
  'DC1-Dock-Door-07': silentFor(190, null),
  'DC1-Aisle-N3': reports({
    clockSyncStatus: { status: 'FAILED', code: 'CLOCK_SKEW', skewMilliseconds: 48_213 },
  }),
  'DC1-Conveyor-01': (reader, now) => {
    const broken = reports({
      hardwareStatus: {
        status: 'FAILED',
        code: 'DEVICE_FAULT',
        devices: [{ device: 'ANTENNA_9', code: 'DISCONNECTED' }],
      },
    });
    return hubEnabled(broken(reader, now), now);
  },
  'DC1-Packing-Line-01': (reader, now) => ({
    ...reader,
    health: {
      ...reader.health,
      report: { ...reader.health.report, version: { App: '1.7.2.240', Firmware: '5.12.2.240' } },
    },
    features: hubEnabled(reader, now).features,
  }),
  'MS-Fitting-Room-2': unsteady('throughput'),
  'MS-Checkout-1': hubEnabled,
  'MS-Checkout-2': reports({ softwareStatus: { status: 'WARNING', code: 'AGENT_OUTDATED' } }),
  'MS-Stock-Door': awaitingAgent(12),
  'RH-Loading-Bay': silentFor(9, 15),
  'RH-OR-Corridor-2': awaitingAgent(null),
  'RH-Tool-Cabinet': awaitingAgent(null),
  'RH-Pharmacy': (reader, now) => ({
    ...reader,
    features: [
      {
        feature: antennaHub,
        status: 'DISABLED',
        status_last_updated: new Date(now - 4000 * minute),
        request_status: 'ERROR',
        request_status_last_updated: new Date(now - 47 * minute),
        request_target_status: 'ENABLED',
        message: 'No antenna hub answered on port 2',
      },
    ],
  }),
};

/** The reader with what is wrong with it. */
export const withAilment = (reader: SeededReader, now: Date): SeededReader =>
  ailments[reader.definition.name]?.(reader, now.getTime()) ?? reader;

function reports(change: Partial<SeededReader['health']['report']>): Ailment {
  return (reader) => ({
    ...reader,
    health: { ...reader.health, report: { ...reader.health.report, ...change } },
  });
}

/** Wrong and right again all the time, so that whoever waits for health events sees some. */
function unsteady(component: Unsteady): Ailment {
  return (reader, now) => {
    const wrong = reports({ [`${component}Status`]: unsteadiness[component] })(reader, now);
    return { ...wrong, health: { ...wrong.health, unsteady: component } };
  };
}

/** Silent for some minutes; back after some more, or never. */
function silentFor(minutes: number, back: number | null): Ailment {
  return (reader, now) => ({
    ...reader,
    health: {
      ...reader.health,
      state: 'NOT_RESPONDING',
      phase: 'OFFLINE',
      lastCheckin: new Date(now - minutes * minute),
      report: unreachable(reader.health.report, 'NETWORK'),
      nextStep: back === null ? null : new Date(now + back * minute),
    },
  });
}

/** Defined but not there yet; registers after some minutes, or never. */
function awaitingAgent(minutes: number | null): Ailment {
  return (reader, now) => ({
    ...reader,
    health: {
      state: 'AWAITING_AGENT',
      phase: 'AWAITING',
      lastCheckin: null,
      lastReboot: null,
      report: unknownReport,
      nextStep: minutes === null ? null : new Date(now + minutes * minute),
    },
  });
}

function hubEnabled(reader: SeededReader, now: number): SeededReader {
  return {
    ...reader,
    features: reader.features.map((feature) => ({
      ...feature,
      status: 'ENABLED',
      status_last_updated: new Date(now - 20_000 * minute),
      request_status_last_updated: new Date(now - 20_000 * minute),
    })),
  };
}
