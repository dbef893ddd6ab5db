import { withoutBlank } from '../wire';
import type { ScannedReaderAnswer } from './schema';

/** A reader that answered a scan. What the service does not know is absent. */
export interface ScannedReader {
  readonly name?: string;
  readonly serialNumber?: string;
  readonly ipAddress: string;
  readonly simpleModelName?: string;
  readonly facility?: string;
  /** True if its password has to be set before it can be registered (REGISTER-12). */
  readonly needsAuth: boolean;
  /** True if it has a reader definition already (REGISTER-16). */
  readonly known: boolean;
}

/** A scanned reader as the console shows it. */
export function readScannedReader(reader: ScannedReaderAnswer): ScannedReader {
  const { name, serialNumber, ipAddress, simpleModelName, facility, needsAuth, known } = reader;
  return {
    ipAddress,
    needsAuth: needsAuth ?? false,
    known: known ?? false,
    ...withoutBlank({ name, serialNumber, simpleModelName, facility }),
  };
}
