import { ConfigurationRefused, isObject, type Json, type JsonObject, type SectionName } from './document';

/** The sections of what services export and of the files of is-tool, by the names they have there. */
const foreignSections: Readonly<Record<string, SectionName>> = {
  facilities: 'facilities',
  networks: 'networks',
  zoneMaps: 'zoneMaps',
  currentZoneMap: 'currentZoneMaps',
  readerDefinitions: 'readerDefinitions',
  readerConfigurations: 'readerConfigurations',
  antennaConfigurations: 'antennaConfigurations',
  thresholds: 'thresholds',
  recipes: 'recipes',
  users: 'users',
};

/** The operation that reader configurations had up to version 2016r4; it says neither inventory nor location. */
const oldOperation = 'NORMAL';

/**
 * The records of a configuration as the service writes it, in the form of a bundle: names in place of ids. Under
 * `config` or, as in the defaults that come with is-tool, at the top.
 * @returns undefined when there is no section
 * @throws ConfigurationRefused when a section is no list of objects, or was saved from a version whose reader
 * configurations mean something else
 */
export function readMigrationSections(
  document: JsonObject,
  file: string,
): ReadonlyMap<SectionName, readonly JsonObject[]> | undefined {
  const config = isObject(document.config) ? document.config : document;
  const found = new Map<SectionName, readonly JsonObject[]>();
  for (const [key, section] of Object.entries(foreignSections)) {
    const records = config[key];
    if (records === undefined || records === null) continue;
    if (!Array.isArray(records) || !records.every(isObject))
      throw new ConfigurationRefused('not-records', key, file);
    found.set(section, records);
  }
  if (found.size === 0) return undefined;
  const old = found.get('readerConfigurations')?.find(({ operation }) => operation === oldOperation);
  if (old) throw new ConfigurationRefused('old-save', String(old.name ?? ''), file);
  const names = (section: SectionName) => namesById(found.get(section) ?? []);
  const [antennas, thresholds] = [names('antennaConfigurations'), names('thresholds')];
  const converted: Partial<Record<SectionName, (record: JsonObject) => JsonObject>> = {
    readerDefinitions: ({ features, ...record }) => ({
      ...record,
      name: record.name || (record.address ?? ''),
    }),
    currentZoneMaps: (record) => currentZoneMap(record, found.get('zoneMaps') ?? []),
    thresholds: (record) => ({ ...record, readers: readersOf(record.readers, antennas) }),
    recipes: ({ thresholdIds, ...record }) =>
      Array.isArray(thresholdIds)
        ? { ...record, thresholds: thresholdIds.map((id: Json) => nameOf(id, thresholds)) }
        : record,
    networks: ({ name, CIDRRange }) => ({ name: name ?? '', CIDRRange: CIDRRange ?? null }),
  };
  return new Map(
    [...found].map(([section, records]) => [
      section,
      records.map(converted[section] ?? ((record) => record)),
    ]),
  );
}

const namesById = (records: readonly JsonObject[]): ReadonlyMap<Json, string> =>
  new Map(
    records.flatMap(({ id, name }) => (typeof name === 'string' && id !== undefined ? [[id, name]] : [])),
  );

/** The name of an id. Some files hold names already; what the file does not know is named so that it can be looked for. */
const nameOf = (id: Json | undefined, names: ReadonlyMap<Json, string>): string =>
  names.get(id ?? null) ?? (typeof id === 'string' ? id : `id ${String(id)}`);

/** The readers of a threshold as a list, in the order of the file. */
function readersOf(readers: Json | undefined, antennas: ReadonlyMap<Json, string>): Json {
  if (!isObject(readers)) return readers ?? null;
  return Object.entries(readers).map(([reader, use]): JsonObject => {
    const id = isObject(use) ? use.antennaConfigurationId : undefined;
    return id === undefined || id === null
      ? { reader }
      : { reader, antennaConfiguration: nameOf(id, antennas) };
  });
}

/** Files of is-tool name only the zone map: its facility is that of the zone map. */
function currentZoneMap({ name, facility }: JsonObject, zoneMaps: readonly JsonObject[]): JsonObject {
  const zoneMap = zoneMaps.find((each) => each.name === name);
  return { name: facility ?? zoneMap?.facility ?? '', zoneMap: name ?? null };
}
