import { isNotFound, orNone, type ServiceClient, ServiceError } from '../client';
import { showRegionOptions } from '../reader-configurations';
import type { RegionOptions } from '../reader-configurations/regionOptions';
import { showCurrentUser } from '../users/calls';
import { canonicalConfiguration } from './canonical';
import {
  type Configuration,
  type ConfigurationRecord,
  identityOf,
  isSectionName,
  recordKey,
  type SectionName,
  sectionNames,
} from './document';
import type { Listing, StoredRecord } from './section';
import { sections } from './sections';

/** The configuration of a service at one moment, and what is needed to change it. */
export interface SystemState {
  /** Canonical. A section that the service does not have is missing. */
  readonly configuration: Configuration;
  /** Identifiers and keys the service has for records, also for those in no bundle, by {@link recordKey}. */
  readonly stored: ReadonlyMap<string, StoredRecord>;
  /** Records that could not be read: they are in no bundle, and nothing is done to them. */
  readonly unreadable: readonly { readonly section: SectionName; readonly reason: string }[];
  /** Limits of the region; undefined when the service does not say. */
  readonly region?: RegionOptions;
  /** Name of who reads; undefined when the service does not say. */
  readonly user?: string;
}

/** Cancellation, and the sections to read. */
export interface ReadSystemOptions {
  readonly signal?: AbortSignal;
  /** Sections to be read. @defaultValue all */
  readonly only?: readonly SectionName[];
}

/**
 * Reads the configuration of a service: all sections at once, each by its own call.
 * @throws ServiceError when a section cannot be read: a configuration with a hole would look like one without records
 */
export async function readSystem(
  client: ServiceClient,
  { signal, only = sectionNames }: ReadSystemOptions = {},
): Promise<SystemState> {
  const [listings, region, user] = await Promise.all([
    Promise.all(only.map(async (name) => [name, await listSection(client, name, signal)] as const)),
    client.call(orNone(showRegionOptions()), { signal }),
    currentUser(client, signal),
  ]);
  const present = new Map(listings.flatMap(([name, listing]) => (listing ? [[name, listing]] : [])));
  const names = namesById(present);
  const nameOf = (section: SectionName, id: string | number) => names.get(`${section}/${id}`) ?? `id ${id}`;
  const configuration: { [Name in SectionName]?: ConfigurationRecord[] } = {};
  const stored = new Map<string, StoredRecord>();
  for (const [name, { records }] of present) {
    configuration[name] = records
      .filter(({ hidden }) => !hidden)
      .map(({ row }) => sections[name].recordOf(row, nameOf));
    for (const record of records) stored.set(recordKey(name, record.name), record.stored);
  }
  return {
    configuration: canonicalConfiguration(configuration),
    stored,
    unreadable: [...present].flatMap(([section, { unreadable }]) =>
      unreadable.map((reason) => ({ section, reason })),
    ),
    ...(region && { region }),
    ...(user && { user }),
  };
}

/** The records of a section; undefined when the service, an older one perhaps, does not have the kind. */
async function listSection(
  client: ServiceClient,
  name: SectionName,
  signal: AbortSignal | undefined,
): Promise<Listing | undefined> {
  try {
    return await sections[name].list(client, signal);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Who reads, so that nobody is offered to delete the own user. Older services do not say. */
async function currentUser(client: ServiceClient, signal: AbortSignal | undefined) {
  try {
    return (await client.call(showCurrentUser(), { signal })).name;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'refused') return undefined;
    throw error;
  }
}

function namesById(present: ReadonlyMap<SectionName, Listing>): ReadonlyMap<string, string> {
  return new Map(
    [...present].flatMap(([section, { records }]) =>
      records.map(({ name, stored }) => [`${section}/${stored.id}`, name] as const),
    ),
  );
}

/** Names that several records of a section have: which one is meant cannot be said. */
export function repeatedNames(
  configuration: Configuration,
): readonly { readonly section: SectionName; readonly name: string }[] {
  return Object.entries(configuration).flatMap(([section, records]) => {
    if (!isSectionName(section)) return [];
    const seen = new Set<string>();
    return records.flatMap(({ name }) => {
      const identity = identityOf(section, name);
      if (seen.has(identity)) return [{ section, name }];
      seen.add(identity);
      return [];
    });
  });
}
