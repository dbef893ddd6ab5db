import type { Configuration } from '@console/api-client/configuration-bundle';
import { facilityLike } from './facilityLike';
import { job } from './like.fixtures';
import { type LikeValues, likeErrors, suggestions } from './like.values';

const gate = (name: string, facility: string, x: number) => ({
  name,
  type: 'XSPAN',
  facility,
  address: `${name}.example`,
  serialNumber: '370-17-01-1068',
  agentIdentifier: name,
  placement: { x, y: 1, z: 3, yaw: 90, floor: 'DEFAULT' },
  groups: ['entrance'],
});

const configuration: Configuration = {
  facilities: [{ name: 'DEFAULT' }, { name: 'East' }, { name: 'West' }],
  networks: [{ name: 'East', CIDRRange: '10.1.0.0/24' }],
  zoneMaps: [
    { name: 'East floor', facility: 'East', zones: [{ name: 'Entrance', floor: 'DEFAULT' }] },
    { name: 'East draft', facility: 'East', zones: [] },
    { name: 'West floor', facility: 'West', zones: [] },
  ],
  currentZoneMaps: [{ name: 'East', zoneMap: 'East floor' }],
  readerDefinitions: [
    gate('E-1', 'East', 4),
    gate('E-2', 'East', 6),
    gate('W-1', 'West', 0),
    { ...gate('N-2', 'DEFAULT', 0), address: '10.9.0.2', serialNumber: '370-18-02-2000' },
  ],
  thresholds: [
    {
      name: 'East door',
      facility: 'East',
      readerArrangement: 'OVERHEAD_OFFSET',
      readers: [
        { reader: 'E-1', antennaConfiguration: 'Left' },
        { reader: 'E-2', antennaConfiguration: 'Right' },
      ],
    },
  ],
  recipes: [
    { name: 'East doors', type: 'THRESHOLD', readerConfigurationName: 'Gates', thresholds: ['East door'] },
    { name: 'Count', type: 'INVENTORY', readerConfigurationName: 'Shelves' },
  ],
};

const known = {
  configuration,
  jobs: [job('east-doors', 'East doors'), job('east-count', 'Count'), job('east-old', 'Count', 'STOPPED')],
};

const values = (change: Partial<LikeValues> = {}): LikeValues => ({
  source: 'East',
  name: ' North ',
  network: '10.2.0.0/24',
  ...suggestions(known, 'East', 'North'),
  readers: 'E-1, N-1, 10.2.0.1, 370-17-01-1069\nE-2, N-2,',
  ...change,
});

test('the new facility has its own readers where those of the other hang, and shares what belongs to none', () => {
  const like = facilityLike(values(), known);
  const { serialNumber: _number, ...first } = gate('E-1', 'East', 4);
  expect(like.configuration).toEqual({
    facilities: [{ name: 'North' }],
    networks: [{ name: 'North', CIDRRange: '10.2.0.0/24' }],
    zoneMaps: [{ name: 'North floor', facility: 'North', zones: [{ name: 'Entrance', floor: 'DEFAULT' }] }],
    currentZoneMaps: [{ name: 'North', zoneMap: 'North floor' }],
    readerDefinitions: [
      {
        ...first,
        name: 'N-1',
        agentIdentifier: 'N-1',
        facility: 'North',
        address: '10.2.0.1',
        serialNumber: '370-17-01-1069',
      },
      // Defined before: it keeps what it is, and gets the place of the other.
      {
        ...gate('N-2', 'North', 6),
        address: '10.9.0.2',
        serialNumber: '370-18-02-2000',
      },
    ],
    thresholds: [
      {
        name: 'North door',
        facility: 'North',
        readerArrangement: 'OVERHEAD_OFFSET',
        readers: [
          { reader: 'N-1', antennaConfiguration: 'Left' },
          { reader: 'N-2', antennaConfiguration: 'Right' },
        ],
      },
    ],
    recipes: [
      {
        name: 'North doors',
        type: 'THRESHOLD',
        readerConfigurationName: 'Gates',
        readerConfigurations: {},
        thresholds: ['North door'],
      },
    ],
  });
  expect(like.jobs).toEqual([
    { name: 'north-doors', recipeName: 'North doors', facility: 'North', readerGroups: ['entrance'] },
    { name: 'north-count', recipeName: 'Count', facility: 'North', readerGroups: ['entrance'] },
  ]);
  expect(like.leftOut).toEqual([]);
});

test('without a reader its threshold, the recipe that watches only this, and the job are left out by name', () => {
  const like = facilityLike(values({ readers: 'E-1, N-1, 10.2.0.1' }), known);
  expect(like.configuration).toMatchObject({ thresholds: [], recipes: [] });
  expect(like.jobs.map(({ name }) => name)).toEqual(['north-count']);
  expect(like.leftOut).toEqual([
    { kind: 'thresholds', name: 'East door' },
    { kind: 'recipes', name: 'East doors' },
    { kind: 'jobs', name: 'east-doors' },
  ]);
});

test('a list and names that can be made have no failure', () => {
  const failures = Object.values(likeErrors(values(), known)).flat();
  expect(failures.filter(Boolean)).toEqual([]);
});

test.each<[string, Partial<LikeValues>, string, unknown]>([
  ['no facility to go by', { source: '' }, 'source', { key: 'validation.blank' }],
  ['the same name', { name: 'East' }, 'name', { key: 'facilities.like.same' }],
  ['no subnet', { network: '10.2.0.0/99' }, 'network', { key: 'networks.CIDRRange.invalid' }],
  ['a name of another facility’s map', { names: ['West floor'] }, 'names[0]', { key: 'validation.taken' }],
  ['a job with a space', { names: ['', '', '', 'a b'] }, 'names[3]', { key: 'facilities.like.jobName' }],
])('%s is a failure of its field', (_, change, field, failure) => {
  expect(likeErrors(values(change), known)[field]).toEqual(failure);
});

test.each([
  ['a line of no reader', 'X-1, N-1, 10.2.0.1', 'unknown', 'X-1'],
  ['no name', 'E-1, , 10.2.0.1', 'noName', 'E-1'],
  ['a long name', `E-1, ${'n'.repeat(201)}, 10.2.0.1`, 'longName', 'E-1'],
  ['one name twice', 'E-1, N-1, 10.2.0.1\nE-2, N-1, 10.2.0.2', 'repeated', 'N-1'],
  ['a reader of another facility', 'E-1, W-1, 10.2.0.1', 'elsewhere', 'W-1'],
  ['no address', 'E-1, N-1', 'noAddress', 'E-1'],
  ['a wrong address', 'E-1, N-1, 10.2.0.1/24', 'badAddress', 'E-1'],
  ['an address of another reader', 'E-1, N-1, W-1.example', 'takenAddress', 'W-1.example'],
  ['a wrong serial number', 'E-1, N-1, 10.2.0.1, 17', 'badSerialNumber', 'E-1'],
])('the list names %s', (_, readers, key, names) => {
  expect(likeErrors(values({ readers }), known).readers).toEqual([
    { key: `facilities.like.readers.${key}`, values: { count: 1, names } },
  ]);
});
