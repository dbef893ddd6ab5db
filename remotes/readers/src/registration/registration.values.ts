import type { ScannerNetwork } from '@console/api-client/networks';
import { isHealthy, type ReaderHealth, readerIsAwaitingAgent } from '@console/api-client/reader-health';
import {
  type RegisteringReader,
  type RegistrationDraft,
  registrationSteps,
  serverHostnamePattern,
} from '@console/api-client/registrations';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { type Rule, rules } from '@console/design/form';

const localhost = 'localhost';

/** Initial name of the server: as the console is reached, unless that is only here. */
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

/** Readers found by a scan, by what can be done with them. */
interface GroupedReaders {
  /** Can be registered, among them those that are known and unwell: they may need it anew. */
  readonly available: readonly ScannedReader[];
  /** Known and healthy: there is nothing to register [REGISTER-16]. */
  readonly registered: readonly ScannedReader[];
}

/** Readers that a registration has brought to its last step, by their addresses. */
const finishedAddresses = (registering: readonly RegisteringReader[] | undefined) =>
  new Set(
    registering
      ?.filter(({ installStep, error }) => installStep === registrationSteps.at(-1) && error === undefined)
      .map(({ address }) => address),
  );

/**
 * Separates the readers that are registered from those that can be [REGISTER-16].
 * @param health Health of all readers, as far as it is known: a reader without one is not known to be well.
 * @param registering Readers of the latest registration: the scan may have been before it, and knew nothing of them.
 */
export function groupReaders(
  found: readonly ScannedReader[],
  health?: readonly ReaderHealth[],
  registering?: readonly RegisteringReader[],
): GroupedReaders {
  const healthy: ReadonlySet<string | undefined> = new Set(
    health?.filter(isHealthy).map(({ readerName }) => readerName),
  );
  const finished = finishedAddresses(registering);
  const isRegistered = ({ known, name, ipAddress }: ScannedReader) =>
    (known || finished.has(ipAddress)) && healthy.has(name);
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

/** The facility a reader will be registered in: the chosen one, else the one it is known in, else the suggested one. */
export const facilityOf = (
  { ipAddress, facility }: ScannedReader,
  chosen: ChosenFacilities,
  suggested: ChosenFacilities = {},
): string | undefined => chosen[ipAddress] ?? facility ?? suggested[ipAddress];

/** An IPv4 address as a number; NaN for anything else. */
function numberOf(address: string): number {
  const parts = address.split('.').map(Number);
  return parts.length === 4 ? parts.reduce((sum, part) => sum * 256 + part, 0) : Number.NaN;
}

/** True for an address in a range like `10.20.1.0/24`. */
function isInRange(address: string, range: string): boolean {
  const [start = range, bits = '32'] = range.split('/');
  const size = 2 ** (32 - Number(bits));
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(start) / size);
}

/**
 * The facilities that readers are likely in, by address: that of the name of their network, or the only one there is.
 * @param facilities names of all facilities.
 */
export function suggestFacilities(
  readers: readonly ScannedReader[],
  networks: readonly ScannerNetwork[],
  facilities: readonly string[],
): ChosenFacilities {
  const [first, ...others] = facilities;
  const only = others.length === 0 ? first : undefined;
  return Object.fromEntries(
    readers.flatMap(({ ipAddress }) => {
      const network = networks.find(({ CIDRRange }) => isInRange(ipAddress, CIDRRange));
      const facility = facilities.find((name) => name === network?.name) ?? only;
      return facility === undefined ? [] : [[ipAddress, facility]];
    }),
  );
}

/** Knowledge of the service of a reader that answered a scan. */
export type ScannedState = 'new' | 'unhealthy' | 'defined';

/** Knowledge of the service of a reader: none, that it is unwell, or only its definition. */
export function scannedState({ known, name }: ScannedReader, health?: readonly ReaderHealth[]): ScannedState {
  if (!known) return 'new';
  const reported = health?.find(({ readerName }) => readerName === name);
  return reported && !readerIsAwaitingAgent(reported) ? 'unhealthy' : 'defined';
}

/** Readers that get one facility together, and why it is these. */
interface FacilityTargets {
  readonly kind: 'selected' | 'new' | 'all';
  readonly readers: readonly ScannedReader[];
}

/**
 * The readers whose facility is set together: those selected, else the new ones. One that is known has its facility, and
 * is moved to another only when it was selected, or when there are no others [REGISTER-15].
 */
export function facilityTargets(
  available: readonly ScannedReader[],
  selected: readonly string[],
): FacilityTargets {
  const chosen = available.filter(({ ipAddress }) => selected.includes(ipAddress));
  if (chosen.length > 0) return { kind: 'selected', readers: chosen };
  const fresh = available.filter(({ known }) => !known);
  return fresh.length > 0 ? { kind: 'new', readers: fresh } : { kind: 'all', readers: available };
}

/** The same facility for each of these readers [REGISTER-15]. */
export const sameFacility = (readers: readonly ScannedReader[], facility: string): ChosenFacilities =>
  Object.fromEntries(readers.map(({ ipAddress }) => [ipAddress, facility]));

/** The selected readers as they are registered [REGISTER-18]. */
export function readersToRegister(
  available: readonly ScannedReader[],
  selected: readonly string[],
  chosen: ChosenFacilities,
  suggested: ChosenFacilities = {},
): RegistrationDraft['readers'] {
  return available
    .filter(({ ipAddress }) => selected.includes(ipAddress))
    .map((reader) => ({ ...reader, facility: facilityOf(reader, chosen, suggested) }));
}
