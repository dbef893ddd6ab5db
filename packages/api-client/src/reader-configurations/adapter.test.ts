import fc from 'fast-check';
import type { ReaderConfiguration } from '.';
import { operations, writeReaderConfiguration } from '.';
import { readReaderConfiguration } from './adapter';
import { fieldsOfOperation, newTagFilter, withApplicableFields } from './rules';

const inventory: ReaderConfiguration = {
  name: 'Shelves',
  operation: 'INVENTORY',
  readerMode: 'MODE_1002',
  searchMode: 'SINGLE_TARGET',
  session: '2',
  antennas: '3, 1, 2',
  polarization: false,
  tagPopulationEstimate: 4,
  receiveSensitivityInDbm: -60,
  transmitPowerInDbm: 30.25,
  filters: [{ ...newTagFilter, tagMask: '3034' }],
};

it('[CONFIG-33] sends name, operation and the settings that are set, with numbers as numbers', () => {
  expect(writeReaderConfiguration(inventory)).toEqual({
    name: 'Shelves',
    operation: 'INVENTORY',
    configuration: {
      readerMode: 'MODE_1002',
      searchMode: 'SINGLE_TARGET',
      session: 2,
      antennas: [3, 1, 2],
      polarization: false,
      tagPopulationEstimate: 4,
      receiveSensitivityInDbm: -60,
      transmitPowerInDbm: 30.25,
      filter: { tagMask: '3034', memoryBank: 1, pointer: 32 },
    },
  });
});

it('[CONFIG-26] sends the steps of an algorithm as a list of pairs, and only for CUSTOM', () => {
  const location = { name: 'A', operation: 'LOCATION', algorithmControl: '1000, 1, 1001, 5' };
  expect(writeReaderConfiguration({ ...location, method: 'CUSTOM' }).configuration).toEqual({
    method: 'CUSTOM',
    algorithmControl: [
      [1000, 1],
      [1001, 5],
    ],
  });
  expect(writeReaderConfiguration({ ...location, method: 'METHOD_2' }).configuration).toEqual({
    method: 'METHOD_2',
  });
});

it.each([undefined, '', ' ', '1000; 1'])('[CONFIG-26] sends no steps when their text is %j', (steps) => {
  expect(
    writeReaderConfiguration({
      name: 'A',
      operation: 'LOCATION',
      method: 'CUSTOM',
      algorithmControl: steps,
      disabledAntennas: steps,
    }).configuration,
  ).toEqual({ method: 'CUSTOM' });
});

it('[CONFIG-33] sends no text that is no number', () => {
  expect(
    writeReaderConfiguration({
      name: 'A',
      operation: 'INVENTORY',
      transmitPowerInDbm: 'much',
      filters: [{ tagMask: 'AB', pointer: 'start' }],
    }).configuration,
  ).toEqual({ filter: { tagMask: 'AB' } });
});

it('[CONFIG-15] [CONFIG-16] sends the channel, or the frequencies in their order, never both', () => {
  const sent = (channelConfig: ReaderConfiguration['channelConfig']) =>
    writeReaderConfiguration({ name: 'A', operation: 'THRESHOLD', channelConfig }).configuration;
  expect(sent({ mode: 'fixed', channelIndex: 3 })).toEqual({ channelConfig: { channelIndex: 3 } });
  expect(sent({ mode: 'hopping', txFrequenciesInMhz: [903.25, 902.75] })).toEqual({
    channelConfig: { txFrequenciesInMhz: [903.25, 902.75] },
  });
  expect(sent(undefined)).toEqual({});
});

it('sends one filter as filter, two as filters, in upper case', () => {
  const [one, two] = [{ tagMask: 'ab' }, { tagMask: 'CD', pointer: 4 }];
  const sent = (filters: ReaderConfiguration['filters'], filterOperation?: string) =>
    writeReaderConfiguration({ name: 'A', operation: 'THRESHOLD', filters, filterOperation }).configuration;
  expect(sent([])).toEqual({});
  expect(sent([one], 'OR')).toEqual({ filter: { tagMask: 'AB' } });
  expect(sent([one, two])).toEqual({ filters: [{ tagMask: 'AB' }, two], filterOperation: 'AND' });
  expect(sent([one, two], 'OR')).toMatchObject({ filterOperation: 'OR' });
});

it('sends nothing of one that does nothing', () => {
  expect(writeReaderConfiguration({ ...inventory, operation: 'DO_NOTHING' })).toEqual({
    name: 'Shelves',
    operation: 'DO_NOTHING',
    configuration: {},
  });
});

it('keeps what readers use and no form offers, and everything of an operation it does not know', () => {
  expect(
    Object.keys(writeReaderConfiguration({ ...inventory, operation: 'THRESHOLD' }).configuration ?? {}),
  ).toEqual(expect.arrayContaining(['searchMode', 'polarization', 'tagPopulationEstimate']));
  expect(writeReaderConfiguration({ ...inventory, operation: 'TRACKING' }).configuration).toEqual(
    writeReaderConfiguration(inventory).configuration,
  );
});

it('reads what services say in their several ways', () => {
  const read = (configuration: object) =>
    readReaderConfiguration({ name: 'A', operation: 'LOCATION', configuration });
  expect(read({ session: '3' }).session).toBe('3');
  expect(read({ session: 0 }).session).toBe('0');
  expect(read({ session: null, filter: null, filters: [] })).toEqual({
    name: 'A',
    operation: 'LOCATION',
    filters: [],
  });
  expect(read({ filter: { tagMask: null, memoryBank: 1, pointer: null } }).filters).toEqual([
    { tagMask: '', memoryBank: 1 },
  ]);
  expect(
    read({ channelConfig: { channelIndex: null, txFrequenciesInMhz: null } }).channelConfig,
  ).toBeUndefined();
  expect(read({ channelConfig: { channelIndex: 4, txFrequenciesInMhz: null } }).channelConfig).toEqual({
    mode: 'fixed',
    channelIndex: 4,
  });
  expect(
    readReaderConfiguration({ name: 'A', operation: 'DO_NOTHING', configuration: null }).filters,
  ).toEqual([]);
});

const number = (min: number, max: number) => fc.integer({ min, max });
const list = fc.uniqueArray(number(1, 52), { minLength: 1 }).map((ids) => ids.join(', '));
const filter = fc.record(
  {
    tagMask: fc.stringMatching(/^[0-9A-F]{1,8}$/),
    memoryBank: number(1, 3),
    pointer: number(0, 20).map((digits) => digits * 4),
  },
  { requiredKeys: ['tagMask'] },
);
const channelConfig = fc.oneof(
  fc.record({ mode: fc.constant('fixed' as const), channelIndex: number(1, 50) }),
  fc.record({
    mode: fc.constant('hopping' as const),
    txFrequenciesInMhz: fc.uniqueArray(number(902, 927), { minLength: 1 }),
  }),
);
const configurations: fc.Arbitrary<ReaderConfiguration> = fc
  .record(
    {
      name: fc.string({ minLength: 1 }),
      operation: fc.constantFrom(...operations),
      readerMode: fc.constantFrom('MODE_1002', 'HYBRID'),
      searchMode: fc.constantFrom('SINGLE_TARGET', 'DUAL_TARGET'),
      session: fc.constantFrom('0', '1', '2', '3'),
      method: fc.constantFrom('DEFAULT', 'FAST_CYCLE'),
      antennas: list,
      disabledAntennas: list,
      polarization: fc.boolean(),
      tagPopulationEstimate: fc.constantFrom(1, 2, 4, 64),
      receiveSensitivityInDbm: number(-70, -30),
      transmitPowerInDbm: number(40, 132).map((steps) => steps / 4),
      filters: fc.array(filter, { maxLength: 1 }),
      powerSweep: fc.record({ minimumPowerLevel: number(10, 20), powerLevelStepSize: number(1, 4) }),
      channelConfig,
      regulationType: fc.constantFrom('eu1', 'eu2'),
    },
    { requiredKeys: ['name', 'operation', 'filters'] },
  )
  .map((each) => ({
    ...withApplicableFields<number>(each),
    filters: each.operation === 'DO_NOTHING' ? [] : each.filters,
  }));

it('[CONFIG-33] [CONFIG-12] reads back what it sent', () => {
  fc.assert(
    fc.property(configurations, (configuration) => {
      const sent = JSON.parse(JSON.stringify(writeReaderConfiguration(configuration)));
      expect(readReaderConfiguration(sent)).toEqual(configuration);
    }),
  );
});

it('[CONFIG-11] never sends a setting of another operation', () => {
  fc.assert(
    fc.property(configurations, fc.constantFrom(...operations), (configuration, operation) => {
      const { configuration: sent } = writeReaderConfiguration({ ...configuration, operation });
      const own: readonly string[] = [...fieldsOfOperation[operation], 'filter'];
      const carried =
        operation === 'THRESHOLD' ? ['searchMode', 'polarization', 'tagPopulationEstimate'] : [];
      for (const field of Object.keys(sent ?? {})) expect([...own, ...carried]).toContain(field);
    }),
  );
});
