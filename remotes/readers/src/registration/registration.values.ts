import { isHealthy, type ReaderHealth } from '@console/api-client/reader-health';
import {
  type RegisteringReader,
  type RegistrationDraft,
  registrationSteps,
  serverHostnamePattern,
} from '@console/api-client/registrations';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { type Rule, rules } from '@console/design/form';

const localhost = 'localhost';

/** What the server is called at the start: as the console is reached, unless that is only here. */
export const suggestedHostname = ({ hostname, host }: Pick<Location, 'hostname' | 'host'>): string =>
  hostname === localhost ? '' : host;

/**
 * The hostname of the server is required unless the console is opened on localhost, and is a hostname or address with
 * an optional port [REGISTER-11].
 * @param pageHostname Hostname of the address of the console.
 */
export function hostnameRule(pageHostname: string): Rule {
  const wellFormed = rules.pattern(new RegExp(serverHostnamePattern), 'register.hostname.invalid');
  return (value) => {
    const blank = pageHostname !== localhost && rules.required(value);
    return blank ? { key: 'register.hostname.invalid' } : wellFormed(value);
  };
}

/** What a scan found, by what can be done with it. */
export interface GroupedReaders {
  /** Can be registered, among them those that are known and unwell: they may need it anew. */
  readonly available: readonly ScannedReader[];
  /** Known and healthy: there is nothing to register [REGISTER-16]. */
  readonly registered: readonly ScannedReader[];
}

/** Readers that a registration has brought to its last step, by their addresses. */
const finishedAddresses = (registering: readonly RegisteringReader[]) =>
  new Set(
    registering
      .filter(({ installStep, error }) => installStep === registrationSteps.at(-1) && error === undefined)
      .map(({ address }) => address),
  );

/**
 * Separates the readers that are registered from those that can be [REGISTER-16].
 * @param health Health of all readers, as far as it is known: a reader without one is not known to be well.
 * @param registering Readers of the latest registration: the scan may have been before it, and knew nothing of them.
 */
export function groupReaders(
  found: readonly ScannedReader[],
  health: readonly ReaderHealth[] = [],
  registering: readonly RegisteringReader[] = [],
): GroupedReaders {
  const healthy = new Set(health.filter(isHealthy).map(({ readerName }) => readerName));
  const finished = finishedAddresses(registering);
  const isRegistered = ({ known, name, ipAddress }: ScannedReader) =>
    (known || finished.has(ipAddress)) && name !== undefined && healthy.has(name);
  return {
    available: found.filter((reader) => !isRegistered(reader)),
    registered: found.filter(isRegistered),
  };
}

/** The readers with the one at the same address replaced; the others keep their identity [REGISTER-14]. */
export function replaceReader(
  readers: readonly ScannedReader[],
  found: ScannedReader,
): readonly ScannedReader[] {
  return readers.map((reader) => (reader.ipAddress === found.ipAddress ? found : reader));
}

/** Facilities chosen for readers, by address. */
export type ChosenFacilities = Readonly<Record<string, string>>;

/** The facility a reader will be registered in: the chosen one, else the one it is known in. */
export const facilityOf = (reader: ScannedReader, chosen: ChosenFacilities): string | undefined =>
  chosen[reader.ipAddress] ?? reader.facility;

/** The same facility for every reader [REGISTER-15]. */
export const facilityForAll = (readers: readonly ScannedReader[], facility: string): ChosenFacilities =>
  Object.fromEntries(readers.map(({ ipAddress }) => [ipAddress, facility]));

/** The selected readers as they are registered [REGISTER-18]. */
export function readersToRegister(
  available: readonly ScannedReader[],
  selected: readonly string[],
  chosen: ChosenFacilities,
): RegistrationDraft['readers'] {
  return available
    .filter(({ ipAddress }) => selected.includes(ipAddress))
    .map((reader) => ({ ...reader, facility: facilityOf(reader, chosen) }));
}
