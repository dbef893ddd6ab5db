import { type RegistrationStep, registrationSteps } from '@console/api-client/registrations/schema';
import type { Random } from '../server/random/random';

/** A reader that is being registered. */
export interface RegisteringReader {
  readonly installStep: RegistrationStep;
  /** True if there is a reader at its address. */
  readonly present: boolean;
  /** True while its password is still to be set. */
  readonly locked: boolean;
  /** Fault that keeps it from restarting; `null` for none. */
  readonly defect: string | null;
}

/** Progress of a registration. `waitMs`: until the next step; `null` when it is registered or has failed. */
interface RegistrationProgress {
  readonly installStep: RegistrationStep;
  readonly error: string | null;
  readonly waitMs: number | null;
}

/** Duration of each step in life, in milliseconds. */
const registrationTimes: Readonly<Record<RegistrationStep, readonly [number, number]>> = {
  WAITING_FOR_PACKAGE: [1000, 4000],
  UPLOAD_PACKAGE: [5000, 12_000],
  UPLOAD_SUCCESS: [1000, 2000],
  REBOOTING: [15_000, 30_000],
  REBOOTED: [1000, 3000],
  READY_FOR_PROVISIONING: [1000, 3000],
  PROVISIONING: [3000, 6000],
  WAITING_FOR_SERVER_CONTACT: [2000, 8000],
  INSTALL_FINISHED: [0, 0],
};

/** Probability that a reader that works does not find the server. */
const lostWay = 0.02;

/** Next step of a reader that is being registered. Pure. */
export function stepRegistration(reader: RegisteringReader, random: Random): RegistrationProgress {
  const failed = (error: string): RegistrationProgress => ({
    installStep: reader.installStep,
    error,
    waitMs: null,
  });
  switch (reader.installStep) {
    case 'UPLOAD_PACKAGE':
      if (!reader.present) return failed('No reader answers at this address');
      if (reader.locked) return failed('The reader needs a password');
      break;
    case 'REBOOTING':
      if (reader.defect) return failed(reader.defect);
      break;
    case 'WAITING_FOR_SERVER_CONTACT':
      if (random.chance(lostWay)) return failed('The reader did not contact the server in time');
      break;
  }
  const next = registrationSteps[registrationSteps.indexOf(reader.installStep) + 1] ?? 'INSTALL_FINISHED';
  const isLast = next === 'INSTALL_FINISHED';
  return {
    installStep: next,
    error: null,
    waitMs: isLast ? null : random.integer(...registrationTimes[next]),
  };
}
