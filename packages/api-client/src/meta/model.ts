/** Kinds of records of the console, in the words of the documents. */
export const modelNames = [
  'broker',
  'clock-sync',
  'configuration',
  'facility',
  'feature',
  'file',
  'health-event',
  'host-health',
  'item-data',
  'job',
  'machine-setup',
  'network',
  'ongoing-process',
  'product-version',
  'provisioning',
  'publisher',
  'reader-configuration',
  'reader-definition',
  'reader-health',
  'reader-log',
  'recipe',
  'region-options',
  'registration',
  'role',
  'scanned-reader',
  'service',
  'snmp-settings',
  'software-version',
  'system-log',
  'threshold',
  'threshold-antenna-configuration',
  'token',
  'upgrade',
  'user',
  'zone-map',
  'zone-map-current',
] as const;

/** Kind of a record. */
export type ModelName = (typeof modelNames)[number];

const identifiers: Partial<Record<ModelName, 'name' | 'readerName'>> = {
  facility: 'name',
  'reader-configuration': 'name',
  'reader-definition': 'name',
  'reader-health': 'readerName',
  recipe: 'name',
  user: 'name',
  'zone-map': 'name',
};

/** The key that identifies a record of a model (WIRE-08). */
export function identifierOf(model: ModelName): 'name' | 'readerName' | 'id' {
  return identifiers[model] ?? 'id';
}

/** Identifier of a record of a model, as it stands in addresses; undefined where it has none yet. */
export function identityOf(model: ModelName, record: object): string | undefined {
  const id = (record as Partial<Record<string, unknown>>)[identifierOf(model)];
  return id === undefined ? undefined : String(id);
}
