/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { fcc } from './configuration.fixtures';
import { configurationSections } from './configuration.texts';

const translate = readMessages(en);

/** A configuration as its page shows it: title of each card, then its lines. */
const shown = (configuration: Partial<ReaderConfiguration>) =>
  Object.fromEntries(
    configurationSections(
      { name: 'C', operation: 'INVENTORY', ...configuration },
      fcc.channels,
      translate,
    ).map(({ title, facts }) => [title, Object.fromEntries(facts.map(({ label, value }) => [label, value]))]),
  );

test('[CONFIG-03] details say what applies to the operation, and the reader default where no power is set', () => {
  const settings = { readerMode: 'HYBRID', searchMode: 'DUAL_TARGET', session: '2', antennas: '1, 2' };
  expect(shown({ ...settings, transmitPowerInDbm: 12.5 }).Details).toEqual({
    Operation: 'Inventory',
    'Reader mode': 'HYBRID',
    'Search mode': 'DUAL_TARGET',
    Session: '2',
    'Transmit power': '12.5 dBm',
    Antennas: '1, 2',
    'Disabled antennas': undefined,
  });
  expect(shown({ ...settings, operation: 'THRESHOLD' }).Details).toEqual({
    Operation: 'Threshold',
    'Reader mode': 'HYBRID',
    Session: '2',
    'Transmit power': 'reader default',
    Antennas: '1, 2',
    'Disabled antennas': undefined,
  });
  expect(shown({ operation: 'DO_NOTHING' })).toEqual({ Details: { Operation: 'Do nothing' } });
});

test('[CONFIG-04] one filter has a card of its own, two are numbered and joined by their operation', () => {
  const first = { tagMask: 'ABC', memoryBank: 1, pointer: 32 };
  expect(shown({ filters: [first] }).Filter).toEqual({
    'Tag mask': 'ABC',
    'Memory bank': '1 (EPC)',
    Pointer: '32',
  });
  expect(
    shown({ filters: [first, { tagMask: 'E2', memoryBank: 7, pointer: 0 }], filterOperation: 'OR' }).Filters,
  ).toEqual({
    'Filter operation': 'OR',
    'Filter 1: Tag mask': 'ABC',
    'Filter 1: Memory bank': '1 (EPC)',
    'Filter 1: Pointer': '32',
    'Filter 2: Tag mask': 'E2',
    'Filter 2: Memory bank': '7',
    'Filter 2: Pointer': '0',
  });
});

test('[CONFIG-05] of locating, the algorithm, the channel and the power sweep', () => {
  const location = { operation: 'LOCATION' };
  expect(shown(location).Algorithm).toEqual({ Method: 'DEFAULT' });
  expect(shown({ ...location, method: 'METHOD_2', algorithmControl: '1000, 1' }).Algorithm).toEqual({
    Method: 'METHOD_2',
  });
  expect(shown({ ...location, method: 'CUSTOM', algorithmControl: '1000, 1' }).Algorithm).toEqual({
    Method: 'CUSTOM',
    'Algorithm control': '1000, 1',
  });
  expect(
    shown({ ...location, channelConfig: { mode: 'hopping', txFrequenciesInMhz: [903.75, 902.75, 999] } })[
      'Channel configuration'
    ],
  ).toEqual({ 'Transmit frequencies': ['903.75 MHz (channel 3)', '902.75 MHz (channel 1)', '999 MHz'] });
  expect(
    shown({ ...location, channelConfig: { mode: 'fixed', channelIndex: 2 } })['Channel configuration'],
  ).toEqual({ Channel: '2 (903.25 MHz)' });
  expect(
    shown({ ...location, powerSweep: { minimumPowerLevel: 12, powerLevelStepSize: 0.25 } })['Power sweep'],
  ).toEqual({ 'Minimum power level': '12 dBm', 'Power level step size': '0.25 dBm' });
});

test('[CONFIG-06] of an inventory, what is advanced, with a sensitivity only where it is set', () => {
  expect(shown({ polarization: true, tagPopulationEstimate: 8 }).Advanced).toEqual({
    Polarization: 'enabled',
    'Tag population estimate': '8',
  });
  expect(shown({ receiveSensitivityInDbm: -60 }).Advanced).toEqual({
    Polarization: 'disabled',
    'Tag population estimate': undefined,
    'Receive sensitivity': '-60 dBm',
  });
  expect(shown({ operation: 'LOCATION' })).not.toHaveProperty('Advanced');
});
