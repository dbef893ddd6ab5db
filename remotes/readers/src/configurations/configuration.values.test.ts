import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { readRegionOptions } from '@console/api-client/reader-configurations/rules';
import { etsi, fcc } from './configuration.fixtures';
import {
  type ConfigurationValues,
  changeValues,
  configurationErrors,
  draftOfValues,
  newConfiguration,
  valuesOfConfiguration,
} from './configuration.values';

const american = readRegionOptions(fcc);
const european = readRegionOptions(etsi);

const inventory: ReaderConfiguration = {
  name: 'Dock',
  operation: 'INVENTORY',
  readerMode: 'HYBRID',
  searchMode: 'DUAL_TARGET',
  session: '1',
  antennas: '1, 2',
  polarization: true,
  transmitPowerInDbm: 20,
  filters: [
    { tagMask: 'ABC', memoryBank: 2, pointer: 0 },
    { tagMask: 'E2', memoryBank: 1, pointer: 32 },
  ],
  filterOperation: 'OR',
  powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.5 },
  channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75, 902.75] },
};

const values = (change: Partial<ReaderConfiguration> = {}) =>
  valuesOfConfiguration({ ...inventory, ...change }, american);

test.each<[string, ReaderConfiguration]>([
  ['an inventory', inventory],
  ['a fixed channel', { ...inventory, channelConfig: { mode: 'fixed', channelIndex: 2 } }],
  ['one that does little', { name: 'Low', operation: 'THRESHOLD', readerMode: 'HYBRID', session: '0' }],
  [
    'a threshold with what no form shows',
    {
      name: 'Low',
      operation: 'THRESHOLD',
      session: '0',
      searchMode: 'DUAL_TARGET',
      tagPopulationEstimate: 0,
    },
  ],
  ['one of another service', { name: 'New', operation: 'DANCE', session: '3', readerMode: 'X' }],
])('%s comes back from the form as it went in', (_, configuration) => {
  expect(draftOfValues(valuesOfConfiguration(configuration, american))).toEqual(configuration);
});

const newFilter = { tagMask: '', advanced: false, memoryBank: '1', pointer: 32 };

test('a new configuration starts blank, with all sections off', () => {
  expect(valuesOfConfiguration(newConfiguration, american)).toEqual({
    name: '',
    operation: '',
    session: '0',
    filtering: false,
    filters: [newFilter, newFilter],
    sweeping: false,
    choosingChannel: false,
    channelConfig: { mode: 'fixed', txFrequenciesInMhz: [] },
  });
});

test('a fixed channel that is not known is not chosen', () => {
  expect(values({ channelConfig: { mode: 'fixed' } }).channelConfig).toEqual({
    mode: 'fixed',
    txFrequenciesInMhz: [],
  });
});

test('[CONFIG-12] the session starts as 0, and as 2 for locating', () => {
  const start = (operation: string) => valuesOfConfiguration({ name: '', operation }, american).session;
  expect([start('INVENTORY'), start('LOCATION')]).toEqual(['0', '2']);
});

test('[CONFIG-14] the regulation type starts as its settings imply, and as none where there is no choice', () => {
  const start = (change: Partial<ReaderConfiguration>, options = european) =>
    valuesOfConfiguration({ name: '', operation: 'INVENTORY', ...change }, options).regulationType;
  expect(start({})).toBe('eu1');
  expect(start({ readerMode: 'MAX_MILLER' })).toBe('eu2');
  expect(start({ transmitPowerInDbm: 32 })).toBe('eu2');
  expect(start({ channelConfig: { mode: 'hopping', txFrequenciesInMhz: [916.3] } })).toBe('eu2');
  expect(start({ regulationType: 'eu1', readerMode: 'MAX_MILLER' })).toBe('eu1');
  expect(start({ regulationType: 'eu1' }, american)).toBeUndefined();
});

test('[CONFIG-18] a filter that is not advanced looks at the EPC from bit 32', () => {
  const [, second] = values().filters;
  const filters: ConfigurationValues['filters'] = [
    { tagMask: 'AB', advanced: false, memoryBank: '3', pointer: 30 },
    { ...second, tagMask: ' ' },
  ];
  expect(draftOfValues({ ...values(), filters }).filters).toEqual([
    { tagMask: 'AB', memoryBank: 1, pointer: 32 },
  ]);
});

test.each([
  [{}, false],
  [{ memoryBank: 1, pointer: 32 }, false],
  [{ memoryBank: 2 }, true],
  [{ pointer: 36 }, true],
])('[CONFIG-18] memory bank and pointer of a stored filter %j show: %s', (change, advanced) => {
  const [first] = values({ filters: [{ tagMask: 'AB', ...change }] }).filters;
  const { memoryBank, pointer } = { memoryBank: 1, pointer: 32, ...change };
  expect(first).toEqual({ tagMask: 'AB', advanced, memoryBank: String(memoryBank), pointer });
});

test('[CONFIG-18] masks are sent without the blanks around them', () => {
  const filters: ConfigurationValues['filters'] = [
    { ...newFilter, tagMask: ' AB ' },
    { tagMask: ' E2 ', advanced: true, memoryBank: '3', pointer: 4 },
  ];
  expect(draftOfValues({ ...values(), filters }).filters).toEqual([
    { tagMask: 'AB', memoryBank: 1, pointer: 32 },
    { tagMask: 'E2', memoryBank: 3, pointer: 4 },
  ]);
});

test('[CONFIG-15] [CONFIG-20] sections that are off are not sent, and keep what was typed', () => {
  const off = { ...values(), sweeping: false, choosingChannel: false, filtering: false };
  const configuration = draftOfValues(off);
  for (const field of ['powerSweep', 'channelConfig', 'filters'])
    expect(configuration).not.toHaveProperty(field);
  expect(draftOfValues({ ...off, sweeping: true }).powerSweep).toEqual(inventory.powerSweep);
});

describe('[CONFIG-11] another operation', () => {
  test('takes with it what does not apply, and tells what that was', () => {
    const change = changeValues(values({ polarization: false }), 'LOCATION', american);
    expect(change?.cleared).toEqual(['searchMode', 'antennas', 'filterOperation']);
    expect(change?.session).toBe('2');
    expect(change?.secondFilter).toBe(true);
    expect(draftOfValues(change?.values ?? values())).toEqual({
      name: 'Dock',
      operation: 'LOCATION',
      readerMode: 'HYBRID',
      session: '2',
      transmitPowerInDbm: 20,
      filters: [inventory.filters?.[0]],
      powerSweep: inventory.powerSweep,
      channelConfig: inventory.channelConfig,
    });
  });

  test('that does nothing leaves no section on', () => {
    const change = changeValues(values(), 'DO_NOTHING', american);
    expect(change?.values).toMatchObject({ filtering: false, sweeping: false, choosingChannel: false });
    expect(change?.cleared).toEqual(
      expect.arrayContaining(['readerMode', 'filters', 'powerSweep', 'channelConfig']),
    );
  });

  test.each<[string, Partial<ReaderConfiguration>, string, string | undefined, boolean]>([
    ['two filters, both of which stay', {}, 'THRESHOLD', undefined, false],
    ['one filter', { filters: inventory.filters?.slice(0, 1), session: '2' }, 'LOCATION', undefined, false],
    ['two filters', { session: '3' }, 'LOCATION', undefined, true],
    ['two filters and nothing left', {}, 'DO_NOTHING', undefined, false],
  ])('tells of session and second filter only when they had to go: %s', (...row) => {
    const [, change, operation, session, secondFilter] = row;
    const { session: told, secondFilter: gone } = changeValues(values(change), operation, american) ?? {};
    expect([told, gone]).toEqual([session, secondFilter]);
  });

  test('with nothing to clear tells nothing', () => {
    const plain = valuesOfConfiguration({ name: '', operation: '' }, european);
    expect(changeValues(plain, 'DO_NOTHING', european)).toMatchObject({ cleared: [], secondFilter: false });
    expect(changeValues(plain, 'DANCE', european)).toBeUndefined();
  });
});

const good: ReaderConfiguration = {
  name: 'Dock',
  operation: 'INVENTORY',
  readerMode: 'HYBRID',
  searchMode: 'DUAL_TARGET',
  session: '1',
  antennas: '1, 2',
};

const keysOf = (change: Partial<ReaderConfiguration>, { touched = true, region = fcc } = {}) => {
  const options = readRegionOptions(region);
  const errors = configurationErrors(
    valuesOfConfiguration({ ...good, ...change }, options),
    options,
    touched,
  );
  return Object.entries(errors).flatMap(([field, error]) =>
    error && 'key' in error ? [`${field} ${error.key}`] : [],
  );
};

test.each<[string, Partial<ReaderConfiguration>, string[]]>([
  ['CONFIG-22', {}, []],
  ['CONFIG-22', { name: '' }, ['name validation.blank']],
  ['CONFIG-22', { name: 'x'.repeat(201) }, ['name validation.tooLong']],
  ['CONFIG-22', { operation: '' }, ['operation validation.blank']],
  ['CONFIG-22', { readerMode: 'MAX_MILLER' }, ['readerMode validation.notOffered']],
  ['CONFIG-23', { transmitPowerInDbm: 10.1 }, ['transmitPowerInDbm validation.multiple']],
  ['CONFIG-23', { transmitPowerInDbm: 30.25 }, ['transmitPowerInDbm validation.range']],
  ['CONFIG-25', { antennas: '' }, ['antennas validation.blank']],
  ['CONFIG-25', { antennas: '1, 53' }, ['antennas validation.listRange']],
  ['CONFIG-27', { tagPopulationEstimate: 3 }, ['tagPopulationEstimate validation.powerOfTwo']],
  [
    'CONFIG-28',
    { filters: [{ tagMask: 'XYZ', memoryBank: 1, pointer: 30 }] },
    ['filters[0].tagMask validation.hexadecimal', 'filters[0].pointer validation.multiple'],
  ],
  [
    'CONFIG-29',
    { transmitPowerInDbm: 20, powerSweep: { minimumPowerLevel: 20, powerLevelStepSize: 0.3 } },
    ['powerSweep.minimumPowerLevel validation.below', 'powerSweep.powerLevelStepSize validation.multiple'],
  ],
  [
    'CONFIG-30',
    { channelConfig: { mode: 'fixed', channelIndex: 9 } },
    ['channelConfig.channelIndex validation.notOffered'],
  ],
  [
    'CONFIG-26',
    { operation: 'LOCATION', session: '2', method: 'CUSTOM', algorithmControl: '1000, 1, 1000, 2' },
    ['algorithmControl validation.listRepeated'],
  ],
  ['CONFIG-12', { operation: 'LOCATION', session: '1' }, ['session validation.notOffered']],
])('[%s] %j', (_, change, expected) => {
  expect(keysOf(change)).toEqual(expected);
});

test('[CONFIG-08] what a band allows is judged by the band', () => {
  expect(keysOf({ readerMode: 'MAX_MILLER', regulationType: 'eu2' }, { region: etsi })).toEqual([]);
  expect(keysOf({ readerMode: 'MAX_MILLER', regulationType: 'eu1' }, { region: etsi })).toEqual([
    'readerMode validation.notOffered',
  ]);
});

test('[CONFIG-17] [CONFIG-30] an empty list of frequencies is told beside its mode until somebody clicks in it', () => {
  const empty = { channelConfig: { mode: 'hopping', txFrequenciesInMhz: [] } } as const;
  expect(keysOf(empty, { touched: false })).toEqual(['channelConfig.mode configurations.hopping.unfinished']);
  expect(keysOf(empty)).toEqual(['channelConfig.txFrequenciesInMhz validation.blank']);
});

test('[CONFIG-17] what is wrong with the list of frequencies shows at once after the first click', () => {
  const empty = values({ channelConfig: { mode: 'hopping', txFrequenciesInMhz: [] } });
  expect(configurationErrors(empty, american, true)['channelConfig.txFrequenciesInMhz']).toEqual({
    key: 'validation.blank',
    atOnce: true,
  });
});
