import type { Configuration, ConfigurationRecord, Json } from '@console/api-client/configuration-bundle';
import type { JobDraft } from '@console/api-client/jobs';
import { type FacilityPart, namesIn, type PartKind } from './facilityParts';
import { type KnownSystem, type LikeValues, readerThere, sourceParts } from './like.values';
import { type MappedReader, readReaderList } from './readerList';

/** A facility like another one, before it is made. */
export interface FacilityLike {
  /** Its records, and only those: whatever else the service has stays as it is. */
  readonly configuration: Configuration;
  /** Jobs to be started once the records are there. */
  readonly jobs: readonly JobDraft[];
  /** Parts of the source without which it is made: their name was taken out, or what they need is left out. */
  readonly leftOut: readonly FacilityPart[];
  /** Names of its readers. */
  readonly readers: readonly string[];
  /** Its zone maps by those they are copies of. */
  readonly zoneMaps: readonly { readonly from: string; readonly to: string }[];
}

/** A reader in the place of another: where that one hangs and what it is for, with an address and a number of its own. */
function readerLike(
  original: ConfigurationRecord,
  { name, address, serialNumber }: MappedReader,
  facility: string,
  there: ConfigurationRecord | undefined,
): ConfigurationRecord {
  const { serialNumber: _ofOne, ...shared } = original;
  return {
    ...shared,
    // As the service names the agent of a reader by default.
    agentIdentifier: name,
    ...(there && {
      type: there.type ?? null,
      address: there.address ?? null,
      agentIdentifier: there.agentIdentifier ?? null,
      serialNumber: there.serialNumber ?? null,
    }),
    ...(address !== '' && { address }),
    ...(serialNumber !== '' && { serialNumber }),
    name,
    facility,
  };
}

/** Names of another facility by those of the source. */
type Names = ReadonlyMap<string, string>;

const objects = (value: Json | undefined) =>
  (Array.isArray(value) ? value : []) as readonly Readonly<Record<string, Json>>[];

/** A threshold with the readers of the other facility; undefined where one of them is left out. */
function thresholdLike(
  record: ConfigurationRecord,
  name: string,
  facility: string,
  readers: Names,
): ConfigurationRecord | undefined {
  const entries = objects(record.readers);
  if (entries.some(({ reader }) => !readers.has(String(reader)))) return undefined;
  return {
    ...record,
    name,
    facility,
    readers: entries.map((entry) => ({ ...entry, reader: readers.get(String(entry.reader)) ?? '' })),
  };
}

/** A recipe for the readers and thresholds of the other facility; undefined where none is left of its thresholds. */
function recipeLike(
  record: ConfigurationRecord,
  name: string,
  readers: Names,
  thresholds: Names,
): ConfigurationRecord | undefined {
  const watched = namesIn(record.thresholds).flatMap((threshold) => thresholds.get(threshold) ?? []);
  if (watched.length === 0 && namesIn(record.thresholds).length > 0) return undefined;
  const own = Object.entries((record.readerConfigurations ?? {}) as Readonly<Record<string, Json>>);
  return {
    ...record,
    name,
    readerConfigurations: Object.fromEntries(
      own.flatMap(([reader, configuration]) => {
        const mapped = readers.get(reader);
        return mapped === undefined ? [] : [[mapped, configuration]];
      }),
    ),
    thresholds: watched,
  };
}

/**
 * Makes the records of a facility like another one: the same zones, readers where those of the source hang, its thresholds
 * and recipes with the readers of the list in place of its own. Configurations of readers and antennas are shared.
 */
export function facilityLike(values: LikeValues, known: KnownSystem): FacilityLike {
  const { configuration: present } = known;
  const { source } = values;
  const facility = values.name.trim();
  const range = values.network.trim();
  const { readers: originals, parts, jobs } = sourceParts(known, source);
  const { mapped } = readReaderList(
    values.readers,
    originals.map(({ name }) => name),
  );
  const readers: Names = new Map(mapped.map(({ source: from, name }) => [from, name]));
  const leftOut: FacilityPart[] = [];
  const nameOf = (part: FacilityPart) => values.names[parts.indexOf(part)]?.trim() ?? '';

  /** The records of a kind, and their names by those of the source. */
  const like = (
    kind: Exclude<PartKind, 'jobs'>,
    make: (record: ConfigurationRecord, name: string) => ConfigurationRecord | undefined,
  ) => {
    const made = parts.flatMap((part) => {
      if (part.kind !== kind) return [];
      const name = nameOf(part);
      const record = present[kind]?.find((each) => each.name === part.name);
      const another = name !== '' && record ? make(record, name) : undefined;
      if (!another) leftOut.push(part);
      return another ? [{ from: part.name, record: another }] : [];
    });
    const names: Names = new Map(made.map(({ from, record }) => [from, record.name]));
    return { records: made.map(({ record }) => record), names };
  };
  const zoneMaps = like('zoneMaps', (record, name) => ({ ...record, name, facility }));
  const thresholds = like('thresholds', (record, name) => thresholdLike(record, name, facility, readers));
  const recipes = like('recipes', (record, name) => recipeLike(record, name, readers, thresholds.names));

  const currentOf = present.currentZoneMaps?.find(({ name }) => name === source)?.zoneMap;
  const current = zoneMaps.names.get(String(currentOf));
  const missing = new Set(leftOut.flatMap(({ kind, name }) => (kind === 'recipes' ? [name] : [])));
  const jobParts = parts.filter(({ kind }) => kind === 'jobs');
  const drafts = jobs.flatMap(({ request, recipeName }, at): JobDraft[] => {
    const part = jobParts[at];
    const name = part ? nameOf(part) : '';
    if (part && (name === '' || missing.has(recipeName))) leftOut.push(part);
    if (name === '' || missing.has(recipeName)) return [];
    return [{ ...request, name, facility, recipeName: recipes.names.get(recipeName) ?? recipeName }];
  });

  return {
    configuration: {
      facilities: [{ name: facility }],
      ...(range !== '' && { networks: [{ name: facility, CIDRRange: range }] }),
      zoneMaps: zoneMaps.records,
      ...(current !== undefined && { currentZoneMaps: [{ name: facility, zoneMap: current }] }),
      readerDefinitions: mapped.flatMap((reader) => {
        const original = originals.find(({ name }) => name === reader.source);
        return original ? [readerLike(original, reader, facility, readerThere(present, reader.name))] : [];
      }),
      thresholds: thresholds.records,
      recipes: recipes.records,
    },
    jobs: drafts,
    leftOut,
    readers: mapped.map(({ name }) => name),
    zoneMaps: [...zoneMaps.names].map(([from, to]) => ({ from, to })),
  };
}
