import {
  healthyReport,
  isHealthy,
  type Report,
  unreachable,
  withClockSynced,
} from '../resources/reader-health/report';
import type { ReaderState } from '../resources/reader-health/store';
import type { Random } from '../server/random/random';
import { breakSomething, type Unsteady, unsteadiness } from './faults';

/**
 * Where a reader is in its life: `AWAITING` its agent, `ONLINE` and checking in, `OFFLINE` without having
 * said why, `RESTARTING` (commanded to, still connected), `STARTING` (gone, coming back), `UPDATING` (in the hands of
 * an upgrade, which ends it).
 */
export type Phase = 'AWAITING' | 'ONLINE' | 'OFFLINE' | 'RESTARTING' | 'STARTING' | 'UPDATING';

/** A reader at one moment. Times are milliseconds since 1970. */
export interface SimulatedReader {
  readonly state: ReaderState;
  readonly phase: Phase;
  readonly lastCheckin: number | null;
  readonly lastReboot: number | null;
  readonly lastTaskRequest: number | null;
  readonly report: Report;
  /** Fault that comes and goes all the time; `null` for none. */
  readonly unsteady: Unsteady | null;
  /** Number of steps taken. */
  readonly step: number;
  /** When it takes the next; `null`: never by itself. */
  readonly nextStep: number | null;
}

/** Conditions of a step in addition to the reader. */
interface StepContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly random: Random;
  /** True while a running job uses the reader. */
  readonly inJob: boolean;
  /** True while the service sets the reader's clock. */
  readonly clocksSynced: boolean;
  /** Factor by which things happen faster than in life; default 1. */
  readonly speed: number;
}

const second = 1000;
const minute = 60 * second;

/** Probabilities of failures, and their durations in life. */
export const rates = {
  checkin: [27 * second, 33 * second],
  registration: [20 * second, 45 * second],
  startup: [20 * second, 35 * second],
  outage: [2 * minute, 10 * minute],
  /** Of losing the connection, per check-in: about once in eight hours. */
  disconnect: 1 / 960,
  /** Of a component going wrong, per check-in: about once in eight hours. */
  fault: 1 / 960,
  /** Of all being well again, per check-in: after about half an hour. */
  recovery: 1 / 60,
  /** Of an unsteady component going wrong or right again, per check-in: about once a minute. */
  unsteady: 1 / 2,
} as const;

/** The versions readers run. */
export const currentVersion = { App: '1.7.2.240', Firmware: '6.4.1.240' };

/** Next step of a reader, and the time of the one after it. Pure: the same in, the same out. */
export function stepReader(reader: SimulatedReader, around: StepContext): SimulatedReader {
  const { now, random, speed } = around;
  const after = ([least, most]: readonly [number, number]) => now + random.integer(least, most) / speed;
  const stepped = { ...reader, step: reader.step + 1 };
  switch (reader.phase) {
    case 'AWAITING':
      // The first step only sets the time: what stores a definition need not know how readers register.
      if (reader.step === 0) return { ...stepped, nextStep: after(rates.registration) };
      return {
        ...online(stepped, around),
        lastReboot: reader.lastReboot ?? now - minute,
        report: healthyReport(currentVersion),
        nextStep: after(rates.checkin),
      };
    case 'ONLINE': {
      if (random.chance(rates.disconnect))
        return {
          ...stepped,
          phase: 'OFFLINE',
          state: 'NOT_RESPONDING',
          report: unreachable(reader.report, 'NETWORK'),
          nextStep: after(rates.outage),
        };
      return {
        ...online(stepped, around),
        report: wander(reader, around),
        nextStep: after(rates.checkin),
      };
    }
    case 'OFFLINE':
      return {
        ...online(stepped, around),
        report: healthyReport(reader.report.version ?? currentVersion),
        nextStep: after(rates.checkin),
      };
    case 'RESTARTING':
      return {
        ...stepped,
        phase: 'STARTING',
        state: 'NOT_RESPONDING',
        report: unreachable(reader.report, 'READER_RESTART'),
        nextStep: after(rates.startup),
      };
    case 'UPDATING':
      return { ...stepped, nextStep: null };
    case 'STARTING':
      return {
        ...online(stepped, around),
        lastReboot: now,
        report: healthyReport(reader.report.version ?? currentVersion),
        nextStep: after(rates.checkin),
      };
  }
}

function online(reader: SimulatedReader, { now, inJob }: StepContext): SimulatedReader {
  return {
    ...reader,
    phase: 'ONLINE',
    state: inJob ? 'RUNNING_JOB' : 'IDLE',
    lastCheckin: now,
    lastTaskRequest: now,
  };
}

/** Something may break in a healthy reader, and an ailing one may recover; a clock that is set is right. */
function wander({ report, unsteady }: SimulatedReader, { random, clocksSynced }: StepContext): Report {
  const worn = unsteady ? flicker(report, unsteady, random) : wear(report, random);
  return clocksSynced ? withClockSynced(worn) : worn;
}

function wear(report: Report, random: Random): Report {
  if (!isHealthy(report)) return random.chance(rates.recovery) ? healthyReport(report.version) : report;
  return random.chance(rates.fault) ? breakSomething(report, random) : report;
}

function flicker(report: Report, component: Unsteady, random: Random): Report {
  if (!random.chance(rates.unsteady)) return report;
  const key = `${component}Status` as const;
  const isWell = report[key].status === 'HEALTHY';
  return { ...report, [key]: isWell ? unsteadiness[component] : healthyReport(report.version)[key] };
}
