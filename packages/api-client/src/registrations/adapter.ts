import { readTime, withoutBlank } from '../wire';
import type { RegistrationAnswer } from './schema';

/** A reader of a registration. What the service does not know is absent. */
export interface RegisteringReader {
  /** Name of its reader definition. */
  readonly name?: string;
  readonly address?: string;
  readonly serialNumber?: string;
  readonly simpleModelName?: string;
  readonly facility?: string;
  /** One of `registrationSteps`, or one a newer service knows. */
  readonly installStep?: string;
  /** Why it could not be registered. */
  readonly error?: string;
}

/** The registration of some readers (REGISTER-22). Times are ISO 8601. */
export interface Registration {
  readonly id: string;
  /** One of `registrationStatuses`, or one a newer service knows. */
  readonly status: string;
  readonly startTime?: string;
  readonly statusLastUpdated?: string;
  readonly error?: string;
  /** The server address that was sent to the readers. */
  readonly hostname?: string;
  readonly readers: readonly RegisteringReader[];
}

/** A registration as the console shows it. */
export function readRegistration(registration: RegistrationAnswer): Registration {
  const { id, status, startTime, statusLastUpdated, error, hostname, details } = registration;
  return {
    id: String(id),
    status,
    readers: (details?.readers ?? []).map(({ definition, ...reader }) =>
      withoutBlank({
        name: definition?.name,
        address: definition?.address,
        serialNumber: reader.serialNumber,
        simpleModelName: reader.simpleModelName,
        facility: reader.facility,
        installStep: reader.installStep,
        error: reader.error,
      }),
    ),
    ...withoutBlank({
      startTime: readTime(startTime),
      statusLastUpdated: readTime(statusLastUpdated),
      error,
      hostname,
    }),
  };
}
