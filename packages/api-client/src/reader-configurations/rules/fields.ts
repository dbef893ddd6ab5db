import type { ConfigurationField, ReaderConfiguration } from '../configuration';
import { type Operation, operations } from '../schema';

const common = [
  'readerMode',
  'session',
  'transmitPowerInDbm',
  'filters',
  'powerSweep',
  'channelConfig',
  'regulationType',
] as const satisfies readonly ConfigurationField[];

/** The settings a form offers for each operation (CONFIG-11). */
export const fieldsOfOperation: Readonly<Record<Operation, readonly ConfigurationField[]>> = {
  INVENTORY: [
    ...common,
    'searchMode',
    'polarization',
    'tagPopulationEstimate',
    'antennas',
    'receiveSensitivityInDbm',
    'filterOperation',
  ],
  LOCATION: [...common, 'disabledAntennas', 'method', 'algorithmControl'],
  THRESHOLD: [...common, 'filterOperation'],
  DO_NOTHING: [],
};

/** The settings a save sends (CONFIG-33): also those no form offers for an operation, and readers use all the same. */
const sentFields: Readonly<Record<Operation, readonly ConfigurationField[]>> = {
  ...fieldsOfOperation,
  THRESHOLD: [...fieldsOfOperation.THRESHOLD, 'searchMode', 'polarization', 'tagPopulationEstimate'],
};

/** The session of a new configuration. */
export const defaultSession = '0';

/** The first of the sessions a LOCATION configuration may have. */
const locationSession = '2';

const isOperation = (operation: string): operation is Operation =>
  operations.some((known) => known === operation);

/** The sessions a configuration may have: 2 and 3 only for LOCATION (CONFIG-12). */
export function sessionsOf(operation: string): readonly string[] {
  return operation === 'LOCATION' ? [locationSession, '3'] : ['0', '1', '2', '3'];
}

/** True for operations with a second filter (CONFIG-19). */
export function allowsSecondFilter(operation: string): boolean {
  return operation === 'INVENTORY' || operation === 'THRESHOLD';
}

/**
 * The configuration without the settings its operation has no use for: what a save sends (CONFIG-33). An operation
 * that only a newer service knows keeps them all.
 */
export function withApplicableFields<Count>(
  configuration: ReaderConfiguration<Count>,
): ReaderConfiguration<Count> {
  const { name, operation, ...settings } = configuration;
  if (!isOperation(operation)) return configuration;
  return { name, operation, ...withoutFields(settings, foreignFields(settings, sentFields[operation])) };
}

/** A configuration whose operation was changed. */
export interface ChangedOperation<Count> {
  readonly configuration: ReaderConfiguration<Count>;
  /** The settings that were set and had to go. */
  readonly cleared: readonly ConfigurationField[];
}

/**
 * The configuration with another operation, without the settings that do not apply to it (CONFIG-11). A session
 * that LOCATION does not allow becomes 2; where one filter is allowed, the second goes.
 */
export function changeOperation<Count>(
  { name, operation: _former, ...settings }: ReaderConfiguration<Count>,
  operation: Operation,
): ChangedOperation<Count> {
  const cleared = foreignFields(settings, fieldsOfOperation[operation]);
  const { session, filters, ...kept } = withoutFields(settings, cleared);
  return {
    cleared,
    configuration: {
      name,
      operation,
      ...kept,
      ...(session !== undefined && {
        session: sessionsOf(operation).includes(session) ? session : locationSession,
      }),
      ...(filters && { filters: allowsSecondFilter(operation) ? filters : filters.slice(0, 1) }),
    },
  };
}

type Settings<Count> = Omit<ReaderConfiguration<Count>, 'name' | 'operation'>;

const everyField = [...new Set(Object.values(fieldsOfOperation).flat())];

function foreignFields<Count>(
  settings: Settings<Count>,
  own: readonly ConfigurationField[],
): ConfigurationField[] {
  return everyField.filter((field) => settings[field] !== undefined && !own.includes(field));
}

function withoutFields<Count>(
  settings: Settings<Count>,
  fields: readonly ConfigurationField[],
): Settings<Count> {
  const kept = { ...settings };
  for (const field of fields) delete kept[field];
  return kept;
}
