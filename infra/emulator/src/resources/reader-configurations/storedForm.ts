import type { Operation, ReaderConfigurationRequest } from '@console/api-client/reader-configurations/schema';

type Settings = NonNullable<ReaderConfigurationRequest['configuration']>;

/** A reader configuration as it is stored and answered. Exactly these keys: strict clients fail on a fourth. */
export interface ReaderConfiguration {
  readonly name: string;
  readonly operation: Operation;
  readonly configuration: Readonly<Record<string, unknown>>;
}

/** Settings that every answer holds, `null` when they are not set: clients know these and no others. */
const answered: Readonly<Record<Operation, readonly (keyof Settings)[]>> = {
  INVENTORY: [
    'readerMode',
    'session',
    'searchMode',
    'tagPopulationEstimate',
    'transmitPowerInDbm',
    'polarization',
    'antennas',
    'filter',
    'channelConfig',
  ],
  LOCATION: ['readerMode', 'session', 'transmitPowerInDbm', 'disabledAntennas', 'filter'],
  THRESHOLD: [
    'readerMode',
    'session',
    'searchMode',
    'tagPopulationEstimate',
    'transmitPowerInDbm',
    'polarization',
    'filter',
    'channelConfig',
  ],
  DO_NOTHING: [],
};

const later = ['filters', 'filterOperation', 'powerSweep', 'regulationType'] as const;

/** Settings of later releases, answered only where they were written: strict clients fail on them. */
const answeredWhenWritten: Readonly<Record<Operation, readonly (keyof Settings)[]>> = {
  INVENTORY: ['receiveSensitivityInDbm', ...later],
  LOCATION: ['method', 'algorithmControl', 'channelConfig', ...later],
  THRESHOLD: later,
  DO_NOTHING: [],
};

/** A request in the form in which it is stored and answered: what does not belong to its operation is dropped. */
export function storedForm({
  name,
  operation,
  configuration,
}: ReaderConfigurationRequest): ReaderConfiguration {
  const settings = completed(configuration ?? {}, operation);
  const written = answeredWhenWritten[operation].filter((key) => isWritten(settings[key]));
  const keys = [...answered[operation], ...written];
  return {
    name,
    operation,
    configuration: Object.fromEntries(keys.map((key) => [key, settings[key] ?? null])),
  };
}

/** The settings with what clients may leave out filled in, and written the one way they are answered. */
function completed(settings: Settings, operation: Operation) {
  const { session, filter, filters, channelConfig } = settings;
  return {
    ...settings,
    session: Number(session ?? (operation === 'LOCATION' ? 2 : 0)),
    filter: filter && completedFilter(filter),
    filters: filters?.flatMap((each) => (each ? [completedFilter(each)] : [])),
    channelConfig: channelConfig && {
      channelIndex: channelConfig.channelIndex ?? null,
      txFrequenciesInMhz: channelConfig.txFrequenciesInMhz?.length ? channelConfig.txFrequenciesInMhz : null,
    },
  };
}

function completedFilter({ memoryBank, pointer, tagMask }: NonNullable<Settings['filter']>) {
  return { memoryBank: memoryBank ?? 1, pointer: pointer ?? 32, tagMask };
}

const isWritten = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
