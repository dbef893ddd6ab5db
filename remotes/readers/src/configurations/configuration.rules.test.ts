import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { readRegionOptions } from '@console/api-client/reader-configurations/rules';
import { etsi, fcc } from './configuration.fixtures';
import { configurationErrors } from './configuration.rules';
import { valuesOfConfiguration } from './configurationValues';

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
