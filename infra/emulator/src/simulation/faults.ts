import type { Report } from '../resources/reader-health/report';
import type { Random } from '../server/random/random';

/** Each breaks one thing in a reader that is still reachable. */
const breakages: readonly [Breakage, ...Breakage[]] = [
  (report) => ({ ...report, connectionStatus: { status: 'WARNING', code: 'NETWORK' } }),
  (report) => ({ ...report, connectionStatus: { status: 'WARNING', code: 'HTTP_FAILURE' } }),
  (report) => ({ ...report, throughputStatus: { status: 'WARNING', code: 'DROPPED_READ' } }),
  (report, random) => ({
    ...report,
    clockSyncStatus: { status: 'FAILED', code: 'CLOCK_SKEW', skewMilliseconds: random.integer(2000, 90_000) },
  }),
  (report, random) => ({
    ...report,
    hardwareStatus: {
      status: 'FAILED',
      code: 'DEVICE_FAULT',
      devices: [{ device: `ANTENNA_${random.integer(1, 13)}`, code: 'DISCONNECTED' }],
    },
  }),
  (report) => ({ ...report, softwareStatus: { status: 'WARNING', code: 'AGENT_OUTDATED' } }),
  (report) => ({ ...report, softwareStatus: { status: 'FAILED', code: 'CRASH' } }),
];

type Breakage = (report: Report, random: Random) => Report;

/** The same reader with one thing broken. */
export const breakSomething: Breakage = (report, random) => random.pick(breakages)(report, random);

/** Faults that may come and go all the time, and the state of a reader meanwhile. */
export const unsteadiness = {
  connection: { status: 'WARNING', code: 'NETWORK' },
  throughput: { status: 'WARNING', code: 'DROPPED_READ' },
} as const;

/** A component that may go wrong and right again all the time. */
export type Unsteady = keyof typeof unsteadiness;
