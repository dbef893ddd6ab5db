import { antennaProblems, type RuledConfiguration } from './antennaRules';

const antennas = (...ids: readonly number[]) => ids.map((antennaId) => ({ antennaId }));
const powered = (...powers: readonly (number | null)[]) =>
  powers.map((transmitPowerInDbm, index) => ({ antennaId: index + 1, transmitPowerInDbm }));
const range = (from: number, to: number) =>
  antennas(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const overhead = { readerType: 'XARRAY', readerArrangement: 'OVERHEAD' };
const offset = { readerType: 'XARRAY', readerArrangement: 'OVERHEAD_OFFSET' };

test.each<[string, RuledConfiguration, unknown[]]>([
  ['in and out are enough', { ...overhead, in: antennas(13), out: antennas(17) }, []],
  [
    'in and out are needed',
    { ...overhead, in: [], out: null },
    [
      { problem: 'antennasMissing', list: 'in' },
      { problem: 'antennasMissing', list: 'out' },
    ],
  ],
  [
    'no antenna is in more than one list',
    { ...offset, in: antennas(1, 2), out: antennas(2, 3), ignored: antennas(1) },
    [
      { problem: 'antennaRepeated', list: 'out', antennaId: 2 },
      { problem: 'antennaRepeated', list: 'ignored', antennaId: 1 },
    ],
  ],
  [
    'antennas are ignored with OVERHEAD_OFFSET',
    { ...offset, in: antennas(30), out: antennas(32), ignored: antennas(36, 34) },
    [],
  ],
  [
    'antennas are not ignored otherwise',
    { ...overhead, in: antennas(30), out: antennas(32), ignored: antennas(36) },
    [{ problem: 'ignoredNotAllowed', list: 'ignored' }],
  ],
  ...['CUSTOM', '', null, undefined].map((readerArrangement): [string, RuledConfiguration, unknown[]] => [
    `antennas are ignored where the arrangement is custom or not named: ${readerArrangement}`,
    { readerArrangement, in: antennas(30), out: antennas(32), ignored: antennas(36) },
    [],
  ]),
  [
    '[THRESH-15] an XSPAN has 13 antennas in all',
    { readerType: 'XSPAN', in: range(1, 6), out: range(7, 10), ignored: range(11, 13) },
    [],
  ],
  [
    '[THRESH-15] an XSPAN has no 14 antennas',
    { readerType: 'XSPAN', in: range(1, 6), out: range(7, 10), ignored: range(11, 14) },
    [{ problem: 'tooManyAntennas', most: 13 }],
  ],
  ['[THRESH-15] any other type has 52', { ...overhead, in: range(1, 26), out: range(27, 52) }, []],
  [
    '[THRESH-15] ids are unique whole numbers from 1 to 52',
    { ...overhead, in: antennas(0, 1.5, 4, 4), out: antennas(53) },
    [
      { problem: 'antennaIdOutside', list: 'in', antennaId: 0 },
      { problem: 'antennaIdOutside', list: 'in', antennaId: 1.5 },
      { problem: 'antennaIdOutside', list: 'out', antennaId: 53 },
      { problem: 'antennaRepeated', list: 'in', antennaId: 4 },
    ],
  ],
  [
    '[THRESH-16] powers are 10 to 33 dBm in quarters',
    { ...overhead, in: powered(10, 33, 12.25), out: antennas(9) },
    [],
  ],
  [
    '[THRESH-16] other powers are not',
    { ...overhead, in: powered(9.75, 33.25, 12.3), out: antennas(9) },
    [
      { problem: 'powerOutside', list: 'in', power: 9.75 },
      { problem: 'powerOutside', list: 'in', power: 33.25 },
      { problem: 'powerOffStep', list: 'in', power: 12.3 },
    ],
  ],
  [
    '[THRESH-16] there is one power per antenna, or none',
    { ...overhead, in: powered(10, null), out: [{ antennaId: 9, transmitPowerInDbm: null }] },
    [{ problem: 'powersIncomplete', list: 'in' }],
  ],
])('%s', (_rule, configuration, problems) => {
  expect(antennaProblems(configuration)).toEqual(problems);
});
