import type { TypedNumber } from '../../rules';
import { operations, type ReaderConfiguration } from '..';
import {
  allowsChannelConfig,
  allowsSecondFilter,
  changeOperation,
  defaultReceiveSensitivity,
  defaultSession,
  fieldsOfOperation,
  type RegionOptions,
  radioOptionsFor,
  readerConfigurationProblems,
  readerConfigurationRequestProblems,
  readRegionOptions,
  regulationTypeOf,
  sessionsOf,
  withApplicableFields,
} from '.';

const fcc: RegionOptions = readRegionOptions({
  region: 'FCC',
  readerModes: ['MODE_1002', 'MAX_MILLER'],
  searchModes: ['SINGLE_TARGET'],
  channels: [{ index: 1, frequencyInMhz: 902.75 }],
  frequenciesInMhz: [902.75, 903.25],
});

const etsi: RegionOptions = readRegionOptions({
  region: 'ETSI',
  readerModes: ['MODE_1002'],
  searchModes: ['SINGLE_TARGET'],
  regulations: {
    eu1: { maxTransmitPowerInDbm: 31.5, frequenciesInMhz: [865.7] },
    eu2: {
      maxTransmitPowerInDbm: 33,
      frequenciesInMhz: [916.3, 917.5],
      readerModes: ['MAX_MILLER', 'MODE_1005'],
    },
  },
});

const valid: Readonly<Record<string, ReaderConfiguration<TypedNumber>>> = {
  INVENTORY: {
    name: 'I',
    operation: 'INVENTORY',
    readerMode: 'MODE_1002',
    searchMode: 'SINGLE_TARGET',
    antennas: '1, 2',
  },
  LOCATION: { name: 'L', operation: 'LOCATION', readerMode: 'MODE_1002', session: '2' },
  THRESHOLD: { name: 'T', operation: 'THRESHOLD', readerMode: 'MODE_1002' },
};

type Change = Partial<Record<keyof ReaderConfiguration, unknown>>;

/** Problems of a valid configuration of the operation, changed, with what their messages need. */
const fullProblems = (operation: string, change: Change, options = fcc) =>
  readerConfigurationProblems({ ...valid[operation], ...change } as ReaderConfiguration, options);

const problems = (...of: Parameters<typeof fullProblems>) =>
  fullProblems(...of).map(({ field, problem }) => `${field} ${problem}`);

const sweep = (minimumPowerLevel: unknown, powerLevelStepSize: unknown) => ({
  powerSweep: { minimumPowerLevel, powerLevelStepSize },
});
const fixed = (channelIndex: unknown) => ({ channelConfig: { mode: 'fixed', channelIndex } });
const hopping = (...txFrequenciesInMhz: number[]) => ({
  channelConfig: { mode: 'hopping', txFrequenciesInMhz },
});
const filter = (tagMask: string, pointer: unknown, memoryBank?: number) => ({
  filters: [{ tagMask, pointer, memoryBank }],
});

test.each<[row: string, operation: string, change: Change, expected: string[]]>([
  ['CONFIG-22', 'INVENTORY', { name: ' ' }, ['name blank']],
  ['CONFIG-22', 'INVENTORY', { operation: '' }, ['operation blank']],
  ['CONFIG-22', 'INVENTORY', { operation: 'SLEEP' }, ['operation notOffered']],
  ['CONFIG-22', 'THRESHOLD', { readerMode: 'MODE_1005' }, ['readerMode notOffered']],
  ['CONFIG-22', 'THRESHOLD', { readerMode: undefined }, ['readerMode blank']],
  ['CONFIG-12', 'INVENTORY', { session: '0' }, []],
  ['CONFIG-12', 'INVENTORY', { session: '4' }, ['session notOffered']],
  ['CONFIG-12', 'LOCATION', { session: '1' }, ['session notOffered']],
  ['CONFIG-12', 'LOCATION', { session: '3' }, []],
  ['CONFIG-12', 'LOCATION', { session: undefined }, ['session blank']],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 9.75 }, ['transmitPowerInDbm range']],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 33.25 }, ['transmitPowerInDbm range']],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 10.1 }, ['transmitPowerInDbm multiple']],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 'loud' }, ['transmitPowerInDbm number']],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 10 }, []],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 10.25 }, []],
  ['CONFIG-23', 'LOCATION', { transmitPowerInDbm: 33 }, []],
  ['CONFIG-23', 'INVENTORY', sweep(10, 1), ['transmitPowerInDbm blank']],
  ['CONFIG-23', 'THRESHOLD', sweep(10, 1), ['transmitPowerInDbm blank']],
  ['CONFIG-23', 'LOCATION', sweep(10, 1), []],
  ['CONFIG-24', 'INVENTORY', { receiveSensitivityInDbm: -71 }, ['receiveSensitivityInDbm range']],
  ['CONFIG-24', 'INVENTORY', { receiveSensitivityInDbm: -29 }, ['receiveSensitivityInDbm range']],
  ['CONFIG-24', 'INVENTORY', { receiveSensitivityInDbm: -50.5 }, ['receiveSensitivityInDbm integer']],
  ['CONFIG-24', 'INVENTORY', { receiveSensitivityInDbm: -70 }, []],
  ['CONFIG-24', 'INVENTORY', { receiveSensitivityInDbm: -30 }, []],
  ['CONFIG-25', 'INVENTORY', { antennas: '' }, ['antennas blank']],
  ['CONFIG-25', 'INVENTORY', { antennas: '1, 53' }, ['antennas listRange']],
  ['CONFIG-25', 'INVENTORY', { antennas: '1, 1' }, ['antennas listRepeated']],
  ['CONFIG-25', 'INVENTORY', { antennas: '1; 2' }, ['antennas listMalformed']],
  ['CONFIG-25', 'LOCATION', { disabledAntennas: '' }, []],
  ['CONFIG-25', 'LOCATION', { disabledAntennas: '0' }, ['disabledAntennas listRange']],
  ['CONFIG-25', 'INVENTORY', { disabledAntennas: '0', method: 'METHOD_9' }, []],
  ['CONFIG-09', 'LOCATION', { method: 'METHOD_9' }, ['method notOffered']],
  ['CONFIG-26', 'LOCATION', { method: 'CUSTOM' }, []],
  ['CONFIG-26', 'LOCATION', { method: 'CUSTOM', algorithmControl: '1000, 1, 1001, 1' }, []],
  ['CONFIG-26', 'LOCATION', { method: 'CUSTOM', algorithmControl: '1000' }, ['algorithmControl pairs']],
  ['CONFIG-26', 'LOCATION', { method: 'CUSTOM', algorithmControl: '999, 1' }, ['algorithmControl pairFirst']],
  [
    'CONFIG-26',
    'LOCATION',
    { method: 'CUSTOM', algorithmControl: '1000, 1, 999, 1' },
    ['algorithmControl pairFirst'],
  ],
  [
    'CONFIG-26',
    'LOCATION',
    { method: 'CUSTOM', algorithmControl: '1000,1,1000,2' },
    ['algorithmControl listRepeated'],
  ],
  [
    'CONFIG-26',
    'LOCATION',
    { method: 'CUSTOM', algorithmControl: 'a,b' },
    ['algorithmControl listMalformed'],
  ],
  ['CONFIG-26', 'LOCATION', { method: 'METHOD_2', algorithmControl: 'a,b' }, []],
  ['CONFIG-27', 'INVENTORY', { searchMode: undefined }, ['searchMode blank']],
  ['CONFIG-27', 'INVENTORY', { searchMode: 'TAG_FOCUS' }, ['searchMode notOffered']],
  ['CONFIG-27', 'INVENTORY', { tagPopulationEstimate: 1 }, []],
  ['CONFIG-27', 'INVENTORY', { tagPopulationEstimate: 2 }, []],
  ['CONFIG-27', 'INVENTORY', { tagPopulationEstimate: 64 }, []],
  ['CONFIG-27', 'INVENTORY', { tagPopulationEstimate: 0 }, ['tagPopulationEstimate powerOfTwo']],
  ['CONFIG-27', 'INVENTORY', { tagPopulationEstimate: 3 }, ['tagPopulationEstimate powerOfTwo']],
  ['CONFIG-27', 'INVENTORY', { tagPopulationEstimate: 2.5 }, ['tagPopulationEstimate integer']],
  ['CONFIG-28', 'THRESHOLD', filter('30F', 0), []],
  ['CONFIG-28', 'THRESHOLD', filter('30F', 32), []],
  [
    'CONFIG-28',
    'THRESHOLD',
    filter('30G', 30),
    ['filters[0].tagMask hexadecimal', 'filters[0].pointer multiple'],
  ],
  ['CONFIG-28', 'THRESHOLD', filter('', undefined), ['filters[0].tagMask blank', 'filters[0].pointer blank']],
  ['CONFIG-18', 'THRESHOLD', filter('A', 4, 4), ['filters[0].memoryBank notOffered']],
  [
    'CONFIG-29',
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(9.75, 1) },
    ['powerSweep.minimumPowerLevel atLeast'],
  ],
  [
    'CONFIG-29',
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(20, 1) },
    ['powerSweep.minimumPowerLevel below'],
  ],
  ['CONFIG-29', 'THRESHOLD', { transmitPowerInDbm: 20, ...sweep(19, 1) }, []],
  ['CONFIG-29', 'THRESHOLD', { transmitPowerInDbm: '0x14', ...sweep(25, 30) }, ['transmitPowerInDbm number']],
  [
    'CONFIG-29',
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep('0x0A', 30) },
    ['powerSweep.minimumPowerLevel number'],
  ],
  [
    'CONFIG-29',
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(19, 1.25) },
    ['powerSweep.powerLevelStepSize atMost'],
  ],
  [
    'CONFIG-29',
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(10, 0) },
    ['powerSweep.powerLevelStepSize atLeast'],
  ],
  [
    'CONFIG-29',
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(10, 0.3) },
    ['powerSweep.powerLevelStepSize multiple'],
  ],
  ['CONFIG-30', 'THRESHOLD', fixed(1), []],
  ['CONFIG-30', 'THRESHOLD', fixed(2), ['channelConfig.channelIndex notOffered']],
  ['CONFIG-30', 'THRESHOLD', fixed(undefined), ['channelConfig.channelIndex blank']],
  ['CONFIG-30', 'THRESHOLD', hopping(903.25, 902.75), []],
  ['CONFIG-30', 'THRESHOLD', hopping(902.75, 904), ['channelConfig.txFrequenciesInMhz notOffered']],
  ['CONFIG-30', 'THRESHOLD', hopping(), ['channelConfig.txFrequenciesInMhz blank']],
  ['CONFIG-07', 'THRESHOLD', { operation: 'DO_NOTHING', readerMode: undefined, session: '9' }, []],
])('[%s] %s with %j', (_row, operation, change, expected) => {
  expect(problems(operation, change)).toEqual(expected);
});

test.each<[operation: string, change: Change, field: string, problem: string, values: object]>([
  [
    'LOCATION',
    { method: 'CUSTOM', algorithmControl: '999, 1' },
    'algorithmControl',
    'pairFirst',
    { min: 1000 },
  ],
  [
    'LOCATION',
    { method: 'CUSTOM', algorithmControl: '1000, 1, 1001, 1, 1001, 2' },
    'algorithmControl',
    'listRepeated',
    { value: 1001 },
  ],
  [
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(21, 1) },
    'powerSweep.minimumPowerLevel',
    'below',
    { limit: 20 },
  ],
  [
    'THRESHOLD',
    { transmitPowerInDbm: 20, ...sweep(18, 2.25) },
    'powerSweep.powerLevelStepSize',
    'atMost',
    { max: 2 },
  ],
])('for %s with %j the message of %s, %s, holds %j', (operation, change, field, problem, values) => {
  expect(fullProblems(operation, change)).toEqual([{ field, problem, values }]);
});

test('[CONFIG-12] [CONFIG-24] starts with session 0, and names the sensitivity of a reader nobody set', () => {
  expect(defaultSession).toBe('0');
  expect(sessionsOf('LOCATION')).toEqual(['2', '3']);
  expect(sessionsOf('INVENTORY')).toEqual(['0', '1', '2', '3']);
  expect(defaultReceiveSensitivity).toBe(-80);
});

test.each<[change: Change, type: string | undefined]>([
  [{}, 'eu1'],
  [{ readerMode: 'MAX_MILLER' }, 'eu2'],
  [{ readerMode: 'MODE_1005' }, 'eu2'],
  [hopping(916.3, 865.7), 'eu2'],
  [hopping(865.7, 916.3), 'eu1'],
  [{ transmitPowerInDbm: 31.75 }, 'eu2'],
  [{ transmitPowerInDbm: 31.5 }, 'eu1'],
  [{ transmitPowerInDbm: '0x21' }, 'eu1'],
  [{ transmitPowerInDbm: 33, regulationType: 'eu1' }, 'eu1'],
])('[CONFIG-14] the band of %j is %s', (change, type) => {
  const configuration = { ...valid.LOCATION, ...change } as ReaderConfiguration;
  expect(regulationTypeOf(configuration, etsi)).toBe(type);
  expect(regulationTypeOf(configuration, fcc)).toBeUndefined();
});

test('[CONFIG-14] a limit that the region does not list implies no band', () => {
  const { eu1 = fcc, eu2 = fcc } = etsi.regulations;
  const strong = { transmitPowerInDbm: 33 };
  const high = { channelConfig: { mode: 'hopping', txFrequenciesInMhz: [916.3] } } as const;
  expect(regulationTypeOf(strong, { ...etsi, regulations: { eu2 } })).toBe('eu1');
  expect(regulationTypeOf(high, { ...etsi, regulations: { eu1 } })).toBe('eu1');
});

test.each<[type: string | undefined, options: RegionOptions, expected: unknown]>([
  [undefined, etsi, etsi.regulations.eu1],
  ['eu2', etsi, etsi.regulations.eu2],
  ['eu3', etsi, etsi],
  ['constructor', etsi, etsi],
  ['eu1', fcc, fcc],
])(
  '[CONFIG-13] the choices of %s are those of its band, else of its region',
  (regulationType, options, expected) => {
    expect(radioOptionsFor({ regulationType }, options)).toEqual(expected);
  },
);

test.each([
  [['channels', 'frequenciesInMhz'], true],
  [['channels'], true],
  [['frequenciesInMhz'], true],
  [[], false],
])('[CONFIG-15] where there are %j, that a channel can be chosen is %j', (there, expected) => {
  const none = { ...fcc, channels: [], frequenciesInMhz: [] };
  const offered = Object.entries(fcc).filter(([field]) => there.includes(field));
  expect(allowsChannelConfig({ ...none, ...Object.fromEntries(offered) })).toBe(expected);
});

test('[CONFIG-13] what is allowed depends on the band', () => {
  expect(problems('LOCATION', { transmitPowerInDbm: 33, regulationType: 'eu1' }, etsi)).toEqual([
    'transmitPowerInDbm range',
  ]);
  expect(problems('LOCATION', { readerMode: 'MAX_MILLER', transmitPowerInDbm: 33 }, etsi)).toEqual([]);
  expect(problems('LOCATION', { readerMode: 'MAX_MILLER', regulationType: 'eu1' }, etsi)).toEqual([
    'readerMode notOffered',
  ]);
  expect(problems('LOCATION', { regulationType: 'eu3' }, etsi)).toEqual(['regulationType notOffered']);
  expect(problems('LOCATION', { regulationType: 'constructor' }, etsi)).toEqual([
    'regulationType notOffered',
  ]);
  expect(problems('LOCATION', { regulationType: 'eu3' }, fcc)).toEqual([]);
});

test('[CONFIG-11] another operation clears what does not apply to it, and says what', () => {
  const { configuration, cleared } = changeOperation(
    {
      ...valid.INVENTORY,
      name: 'A',
      operation: 'INVENTORY',
      session: '0',
      filters: [{ tagMask: 'A' }, { tagMask: 'B' }],
      filterOperation: 'OR',
    },
    'LOCATION',
  );
  expect(configuration).toEqual({
    name: 'A',
    operation: 'LOCATION',
    readerMode: 'MODE_1002',
    session: '2',
    filters: [{ tagMask: 'A' }],
  });
  expect([...cleared].sort()).toEqual(['antennas', 'filterOperation', 'searchMode']);
  expect(changeOperation(configuration, 'DO_NOTHING').configuration).toEqual({
    name: 'A',
    operation: 'DO_NOTHING',
  });
});

const everything = {
  readerMode: 'MODE_1002',
  searchMode: 'SINGLE_TARGET',
  session: '2',
  method: 'CUSTOM',
  algorithmControl: '1000, 1',
  antennas: '1, 2',
  disabledAntennas: '3',
  polarization: true,
  tagPopulationEstimate: 4,
  receiveSensitivityInDbm: -60,
  transmitPowerInDbm: 30,
  filters: [{ tagMask: 'A' }, { tagMask: 'B' }],
  filterOperation: 'OR',
  powerSweep: { minimumPowerLevel: 10, powerLevelStepSize: 1 },
  channelConfig: { mode: 'fixed', channelIndex: 1 },
  regulationType: 'eu1',
} as const;

const withEverything = (operation: string, without: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries({ name: 'A', operation, ...everything }).filter(([field]) => !without.includes(field)),
  );

const ofLocation = ['disabledAntennas', 'method', 'algorithmControl'];
const ofInventory = ['antennas', 'receiveSensitivityInDbm'];
const ofTags = ['searchMode', 'polarization', 'tagPopulationEstimate'];

test.each([
  ['INVENTORY', ofLocation],
  ['LOCATION', [...ofTags, ...ofInventory, 'filterOperation']],
  ['THRESHOLD', [...ofInventory, ...ofLocation]],
  ['DO_NOTHING', Object.keys(everything)],
  ['TRACKING', []],
])('[CONFIG-33] a save of %s leaves out %j', (operation, foreign) => {
  expect(withApplicableFields({ name: 'A', operation, ...everything })).toEqual(
    withEverything(operation, foreign),
  );
});

test('[CONFIG-11] the change to THRESHOLD clears also what readers would use and no form offers', () => {
  const foreign = [...ofTags, ...ofInventory, ...ofLocation];
  expect(changeOperation({ name: 'A', operation: 'LOCATION', ...everything }, 'THRESHOLD')).toEqual({
    configuration: withEverything('THRESHOLD', foreign),
    cleared: foreign,
  });
});

test('[CONFIG-11] another operation chooses no session where none was chosen', () => {
  expect(changeOperation({ name: 'A', operation: 'THRESHOLD' }, 'LOCATION')).toEqual({
    configuration: { name: 'A', operation: 'LOCATION' },
    cleared: [],
  });
});

test('[CONFIG-07] [CONFIG-19] a reader that does nothing has no settings, and only two operations a second filter', () => {
  expect(fieldsOfOperation.DO_NOTHING).toEqual([]);
  expect(operations.filter(allowsSecondFilter)).toEqual(['INVENTORY', 'THRESHOLD']);
});

test('a request may leave out what a form asks for, but not break what it says', () => {
  const problemsOf = (configuration: object | null) =>
    readerConfigurationRequestProblems({ name: 'A', operation: 'INVENTORY', configuration }, fcc);
  expect(problemsOf(null)).toEqual([]);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ antennas: [1, 1] })).toEqual([
    { field: 'antennas', problem: 'listRepeated', values: { value: 1 } },
  ]);
  expect(problemsOf({ channelConfig: { channelIndex: null, txFrequenciesInMhz: [902.75] } })).toEqual([]);
  expect(problemsOf({ channelConfig: { channelIndex: 1, txFrequenciesInMhz: null } })).toEqual([]);
  expect(problemsOf({ channelConfig: { channelIndex: 1, txFrequenciesInMhz: [] } })).toEqual([]);
  expect(problemsOf({ channelConfig: { channelIndex: 1, txFrequenciesInMhz: [902.75] } })).toEqual([
    {
      field: 'channelConfig',
      problem: 'either',
      values: { one: 'channelIndex', other: 'txFrequenciesInMhz' },
    },
  ]);
});
