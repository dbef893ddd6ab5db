/** An object of a configuration as it is exported and imported. */
export type ConfigurationObject = Readonly<Record<string, unknown>>;

/** Ids of a configuration in this service: by section, then by the id that the configuration has. */
export type KnownIds = ReadonlyMap<string, ReadonlyMap<unknown, unknown>>;

/** The id that an object of a configuration has here; as it is for one that is not part of the configuration. */
export const idHere = (ids: KnownIds, section: string, id: unknown): unknown =>
  ids.get(section)?.get(id) ?? id;

/** Type guard for a value with keys. */
export const isObject = (value: unknown): value is ConfigurationObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
