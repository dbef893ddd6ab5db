import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import fc from 'fast-check';
import {
  draftOfValues,
  isRemovable,
  newReaders,
  newThresholdValues,
  type ThresholdValues,
  thresholdErrors,
  valuesOfThreshold,
  withoutReader,
} from './threshold.values';

const noAntennas = { antennaIds: [], transmitPowers: [] };
const configuration = (id: number, change: Partial<AntennaConfiguration>): AntennaConfiguration => ({
  id,
  name: `Configuration ${id}`,
  in: noAntennas,
  out: noAntennas,
  ignored: noAntennas,
  ...change,
});
const configurations = [
  configuration(1, { side: 'LEFT', readerType: 'XARRAY' }),
  configuration(2, { side: 'RIGHT', readerType: 'XSPAN' }),
  configuration(3, {}),
];
const readers = [
  { name: 'A', type: 'XARRAY', facility: 'Dock' },
  { name: 'B', type: 'XSPAN', facility: 'Shop' },
  { name: 'C', type: 'XSPAN' },
];
const known = { readers, configurations };
const complete: ThresholdValues = {
  name: 'Gate',
  facility: 'Dock',
  readerArrangement: 'OVERHEAD',
  readers: [{ readerName: 'A', antennaConfigurationId: '1' }],
};
const keysOf = (values: ThresholdValues) =>
  Object.entries(thresholdErrors(values, known)).flatMap(([field, failure]) =>
    failure && 'key' in failure ? [[field, failure.key]] : [],
  );

test.each([
  ['OVERHEAD', [{}]],
  ['OVERHEAD_OFFSET', [{ side: 'LEFT' }, { side: 'RIGHT' }]],
  ['SIDE_BY_SIDE', [{ side: 'LEFT' }, { side: 'RIGHT' }]],
])('[THRESH-03] what is added with %s', (arrangement, added) => {
  expect(newReaders(arrangement)).toEqual(added);
});

test.each([
  ['OVERHEAD', 1, false],
  ['OVERHEAD', 2, true],
  ['SIDE_BY_SIDE', 2, false],
  ['SIDE_BY_SIDE', 4, true],
  ['OVERHEAD_OFFSET', 2, false],
  ['OVERHEAD_OFFSET', 3, true],
])('[THRESH-04] with %s and %i readers one can be removed: %s', (arrangement, count, removable) => {
  expect(
    isRemovable(
      arrangement,
      Array.from({ length: count }, () => ({})),
    ),
  ).toBe(removable);
});

test('[THRESH-04] one of a pair takes the other with it', () => {
  const four = ['A', 'B', 'C', 'D'].map((readerName) => ({ readerName }));
  expect(withoutReader('SIDE_BY_SIDE', four, 2)).toEqual([{ readerName: 'A' }, { readerName: 'B' }]);
  expect(withoutReader('SIDE_BY_SIDE', four, 1)).toEqual([{ readerName: 'C' }, { readerName: 'D' }]);
  expect(withoutReader('OVERHEAD', four, 1).map(({ readerName }) => readerName)).toEqual(['A', 'C', 'D']);
});

test.each<[string, Partial<ThresholdValues>, unknown[]]>([
  ['nothing', {}, []],
  ['a name', { name: ' ' }, [['name', 'validation.blank']]],
  ['a facility', { facility: '' }, [['facility', 'validation.blank']]],
  ['an arrangement', { readerArrangement: '' }, [['readerArrangement', 'validation.blank']]],
  [
    'a reader and a configuration',
    { readers: [{}] },
    [
      ['readers[0].readerName', 'validation.blank'],
      ['readers[0].antennaConfigurationId', 'validation.blank'],
    ],
  ],
  [
    'a reader of the same facility',
    { readers: [{ readerName: 'B', antennaConfigurationId: '2' }] },
    [['readers[0].readerName', 'thresholds.error.facility']],
  ],
  [
    'a configuration for the type of the reader',
    { readers: [{ readerName: 'A', antennaConfigurationId: '2' }] },
    [['readers[0].antennaConfigurationId', 'thresholds.error.readerType']],
  ],
  [
    'a reader and a configuration that are there',
    { readers: [{ readerName: 'Z', antennaConfigurationId: '9' }] },
    [
      ['readers[0].readerName', 'thresholds.error.gone'],
      ['readers[0].antennaConfigurationId', 'thresholds.error.configurationGone'],
    ],
  ],
  [
    'another reader in each place',
    {
      readers: [
        { readerName: 'A', antennaConfigurationId: '1' },
        { readerName: 'A', antennaConfigurationId: '3' },
      ],
    },
    [['readers[1].readerName', 'thresholds.error.repeated']],
  ],
])('[THRESH-18] a threshold lacks %s', (_, change, errors) => {
  expect(keysOf({ ...complete, ...change })).toEqual(errors);
});

test.each<[string, Partial<ThresholdValues['readers'][number]>, object]>([
  ['gone', { readerName: 'Z' }, { key: 'thresholds.error.gone', values: { reader: 'Z' } }],
  [
    'in another facility',
    { readerName: 'B' },
    { key: 'thresholds.error.facility', values: { reader: 'B', facility: 'Shop', wanted: 'Dock' } },
  ],
  [
    'in no facility',
    { readerName: 'C' },
    { key: 'thresholds.error.facility', values: { reader: 'C', facility: '–', wanted: 'Dock' } },
  ],
  ['there before', { readerName: 'A' }, { key: 'thresholds.error.repeated', values: { reader: 'A' } }],
])('[THRESH-18] a message names a reader that is %s', (_, reader, failure) => {
  const values = { ...complete, readers: [{ readerName: 'A', antennaConfigurationId: '1' }, reader] };
  expect(thresholdErrors(values, known)['readers[1].readerName']).toEqual(failure);
});

test('[THRESH-18] a message names the type that a configuration is for, and that of the reader', () => {
  const values = { ...complete, readers: [{ readerName: 'A', antennaConfigurationId: '2' }] };
  expect(thresholdErrors(values, known)['readers[0].antennaConfigurationId']).toEqual({
    key: 'thresholds.error.readerType',
    values: { configuration: 'Configuration 2', configured: 'XSPAN', type: 'XARRAY' },
  });
});

test.each([
  ['readers are not known', { configurations }],
  ['its reader is gone', known],
])('a configuration is not judged by a type while %s', (_, lookups) => {
  const values = { ...complete, readers: [{ readerName: 'Z', antennaConfigurationId: '2' }] };
  expect(thresholdErrors(values, lookups)['readers[0].antennaConfigurationId']).toBeUndefined();
});

test('while readers and configurations are not known, nothing is said about them', () => {
  const wrong = { ...complete, readers: [{ readerName: 'Z', antennaConfigurationId: '9' }] };
  expect(Object.values(thresholdErrors(wrong)).filter(Boolean)).toEqual([]);
});

test('a stored reader is at the side of its antenna configuration, or takes the place that is free', () => {
  const values = valuesOfThreshold(
    {
      id: 1,
      name: 'Gate',
      readerArrangement: 'SIDE_BY_SIDE',
      readers: [
        { readerName: 'Right', antennaConfigurationId: 2 },
        { readerName: 'Unknown' },
        { readerName: 'Left', antennaConfigurationId: 1 },
        { readerName: 'Another' },
      ],
    },
    configurations,
  );
  expect(values.readers).toEqual([
    { readerName: 'Left', antennaConfigurationId: '1', side: 'LEFT' },
    { readerName: 'Right', antennaConfigurationId: '2', side: 'RIGHT' },
    { readerName: 'Unknown', side: 'LEFT' },
    { readerName: 'Another', side: 'RIGHT' },
  ]);
});

test('a form starts blank, that of a stored threshold where it has nothing', () => {
  expect(newThresholdValues).toEqual({ name: '', facility: '', readerArrangement: '', readers: [] });
  expect(valuesOfThreshold({ id: 1, name: 'Gate', readers: [] }, [])).toEqual({
    ...newThresholdValues,
    name: 'Gate',
  });
});

test('readers that nobody chose, or chose only in part, are left out', () => {
  const chosen = { readerName: 'A', antennaConfigurationId: '1' };
  const readers = [{}, { readerName: 'B' }, chosen, { antennaConfigurationId: '2' }];
  expect(draftOfValues({ ...complete, readers }).readers).toEqual([
    { readerName: 'A', antennaConfigurationId: 1 },
  ]);
});

test('what is stored comes out of the form as it went in', () => {
  const threshold = fc.record({
    id: fc.integer(),
    name: fc.string({ minLength: 1 }).map((name) => `T${name}.`),
    facility: fc.string({ minLength: 1 }),
    readerArrangement: fc.constant('OVERHEAD'),
    readers: fc.uniqueArray(
      fc.record({ readerName: fc.string({ minLength: 1 }), antennaConfigurationId: fc.nat() }),
      { selector: ({ readerName }) => readerName },
    ),
  });
  fc.assert(
    fc.property(threshold, (stored) => {
      const { id: _, ...draft } = stored;
      expect(draftOfValues(valuesOfThreshold(stored, []))).toEqual(draft);
    }),
  );
});
