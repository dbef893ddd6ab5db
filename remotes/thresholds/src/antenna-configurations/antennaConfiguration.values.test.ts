import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import {
  type AntennaConfigurationAttributes,
  type AntennaConfigurationValues,
  assertAttributes,
  configurationErrors,
  draftOfValues,
  isUndoable,
  newConfigurationValues,
  valuesOfConfiguration,
} from './antennaConfiguration.values';

const overhead = { readerType: 'XARRAY', readerArrangement: 'OVERHEAD' };
const offset = { readerType: 'XARRAY', readerArrangement: 'OVERHEAD_OFFSET', side: 'LEFT' };
const complete = { ...newConfigurationValues, name: 'Gate', inIds: '1, 2', outIds: '3' };

const errorsOf = (
  change: Partial<AntennaConfigurationValues>,
  attributes: AntennaConfigurationAttributes = overhead,
) =>
  Object.entries(configurationErrors({ ...complete, ...change }, attributes))
    .map(([field, failure]) => [field, failure && 'key' in failure ? failure.key : undefined])
    .sort();

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join();

test.each<[string, AntennaConfigurationAttributes, boolean]>([
  ['all are there', offset, true],
  ['OVERHEAD needs no side', overhead, true],
  ['no reader type', { ...offset, readerType: undefined }, false],
  ['no arrangement', { ...offset, readerArrangement: undefined }, false],
  ['no side', { ...offset, side: undefined }, false],
])('[THRESH-12] attributes of the form: %s', (_, attributes, enough) => {
  const assert = () => assertAttributes(attributes);
  if (enough) expect(assert).not.toThrow();
  else expect(assert).toThrow('Missing required antenna-config-form attributes');
});

test.each<[string, Partial<AntennaConfigurationValues>, AntennaConfigurationAttributes, unknown[]]>([
  ['it is complete', {}, overhead, []],
  [
    'name, in and out are required',
    { name: '', inIds: '', outIds: ' ' },
    overhead,
    [
      ['inIds', 'validation.blank'],
      ['name', 'validation.blank'],
      ['outIds', 'validation.blank'],
    ],
  ],
  [
    'an antenna is in one list only',
    { outIds: '2' },
    overhead,
    [['outIds', 'antennaConfigurations.error.repeated']],
  ],
  [
    'an antenna is not ignored and used',
    { ignoredIds: '1' },
    offset,
    [['ignoredIds', 'antennaConfigurations.error.repeated']],
  ],
])('[THRESH-14] %s', (_, change, attributes, errors) => {
  expect(errorsOf(change, attributes)).toEqual(errors);
});

test('[THRESH-14] antennas are ignored with OVERHEAD_OFFSET only', () => {
  const typed = { ...complete, ignoredIds: '6, 7' };
  expect(draftOfValues(typed, overhead).ignored).toEqual({ antennaIds: [], transmitPowers: [] });
  expect(draftOfValues(typed, offset).ignored).toEqual({ antennaIds: [6, 7], transmitPowers: [] });
});

test('[THRESH-14] of several antennas that are repeated the first is named', () => {
  expect(configurationErrors({ ...complete, outIds: '3, 2, 1' }, overhead)).toEqual({
    outIds: { key: 'antennaConfigurations.error.repeated', values: { antenna: 2 } },
  });
});

test('[THRESH-15] a reader type with too many antennas is named with how many it has', () => {
  const xspan = { ...overhead, readerType: 'XSPAN' };
  expect(configurationErrors({ ...complete, inIds: range(4, 17) }, xspan)).toEqual({
    inIds: { key: 'antennaConfigurations.error.tooMany', values: { most: 13, readerType: 'XSPAN' } },
  });
});

test.each<[string, Partial<AntennaConfigurationValues>, AntennaConfigurationAttributes, unknown[]]>([
  ['52 antennas', { inIds: range(1, 30), outIds: range(31, 52) }, overhead, []],
  [
    'XSPAN: 13 antennas',
    { inIds: range(1, 6), outIds: range(7, 13) },
    { ...overhead, readerType: 'XSPAN' },
    [],
  ],
  [
    'XSPAN: not 14',
    { inIds: range(1, 6), outIds: range(7, 14) },
    { ...overhead, readerType: 'XSPAN' },
    [['inIds', 'antennaConfigurations.error.tooMany']],
  ],
  ['no id above 52', { inIds: '53' }, overhead, [['inIds', 'validation.listRange']]],
  ['whole numbers', { inIds: '1.5' }, overhead, [['inIds', 'validation.listInteger']]],
  ['no id twice', { inIds: '1, 1' }, overhead, [['inIds', 'validation.listRepeated']]],
  ['numbers', { inIds: '1 and 2' }, overhead, [['inIds', 'validation.listMalformed']]],
])('[THRESH-15] %s', (_, change, attributes, errors) => {
  expect(errorsOf(change, attributes)).toEqual(errors);
});

test.each<[string, Partial<AntennaConfigurationValues>, unknown[]]>([
  ['10 to 33 dBm in quarters', { inPowers: '10, 32.75' }, []],
  ['a blank list', { inPowers: ' ' }, []],
  ['none below 10', { inPowers: '9.75, 20' }, [['inPowers', 'validation.listRange']]],
  ['none above 33', { outPowers: '33.25' }, [['outPowers', 'validation.listRange']]],
  ['steps of 0.25', { outPowers: '20.1' }, [['outPowers', 'validation.listStep']]],
  ['one per antenna', { inPowers: '20' }, [['inPowers', 'validation.listCount']]],
])('[THRESH-16] transmit powers: %s', (_, change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test('[THRESH-11] [THRESH-17] comma-separated input becomes lists of numbers, and what it is for is added', () => {
  const typed = { ...complete, inPowers: '20, 20.25', outPowers: '' };
  expect(draftOfValues(typed, offset)).toEqual({
    name: 'Gate',
    ...offset,
    in: { antennaIds: [1, 2], transmitPowers: [20, 20.25] },
    out: { antennaIds: [3], transmitPowers: [] },
    ignored: { antennaIds: [], transmitPowers: [] },
  });
});

test('a form starts blank, and lists that cannot be read are empty', () => {
  expect(newConfigurationValues).toEqual({
    name: '',
    inIds: '',
    inPowers: '',
    outIds: '',
    outPowers: '',
    ignoredIds: '',
  });
  expect(draftOfValues({ ...complete, inIds: '1 and 2' }, overhead).in).toEqual({
    antennaIds: [],
    transmitPowers: [],
  });
});

test('an edit keeps what the form does not show', () => {
  const stored: AntennaConfiguration = {
    id: 4,
    name: 'Any',
    in: { antennaIds: [1], transmitPowers: [24] },
    out: { antennaIds: [2], transmitPowers: [] },
    ignored: { antennaIds: [3], transmitPowers: [12] },
  };
  expect(draftOfValues(valuesOfConfiguration(stored), offset, stored)).toEqual(stored);
});

test('an edit of the ignored antennas forgets their powers', () => {
  const stored: AntennaConfiguration = {
    id: 4,
    name: 'Any',
    in: { antennaIds: [1], transmitPowers: [] },
    out: { antennaIds: [2], transmitPowers: [] },
    ignored: { antennaIds: [3], transmitPowers: [12] },
  };
  const values = { ...valuesOfConfiguration(stored), ignoredIds: '4' };
  expect(draftOfValues(values, offset, stored).ignored).toEqual({ antennaIds: [4], transmitPowers: [] });
});

test('the power of only some antennas leaves a blank place, and such a record cannot be put back', () => {
  const some = { antennaIds: [1, 2, 3], transmitPowers: [20, undefined, 21] };
  const all = { antennaIds: [4, 5], transmitPowers: [20, 20.25] };
  const none = { antennaIds: [], transmitPowers: [] };
  const configuration = { id: 4, name: 'Any', in: some, out: all, ignored: none };
  expect(valuesOfConfiguration(configuration)).toEqual({
    name: 'Any',
    inIds: '1, 2, 3',
    inPowers: '20, , 21',
    outIds: '4, 5',
    outPowers: '20, 20.25',
    ignoredIds: '',
  });
  expect(isUndoable(configuration)).toBe(false);
  expect(isUndoable({ ...configuration, in: all, out: some })).toBe(false);
  expect(isUndoable({ ...configuration, in: all, out: none })).toBe(true);
});
