import type { Configuration } from '@console/api-client/configuration-bundle';
import { job } from './like.fixtures';
import { type LikeValues, likeErrors, readerThere, sourceParts, suggestions } from './like.values';

const reader = (name: string, facility: string) => ({ name, facility, address: `${name}.example` });

const configuration: Configuration = {
  facilities: [{ name: 'East' }, { name: 'West' }],
  zoneMaps: [
    { name: 'East floor', facility: 'East' },
    { name: 'West floor', facility: 'West' },
  ],
  readerDefinitions: [
    reader('E-1', 'East'),
    reader('E-2', 'East'),
    reader('W-1', 'West'),
    reader('N-2', 'DEFAULT'),
    reader('Loose', ''),
  ],
  thresholds: [
    { name: 'East door', facility: 'East' },
    { name: 'East gate', facility: 'East' },
  ],
};

const known = { configuration, jobs: [job('east-count', 'Count'), job('', 'East doors')] };
const empty = { configuration: {}, jobs: [] };

test('without a facility to go by there are no parts, also where records are of none', () => {
  expect(sourceParts(known, '')).toEqual({ readers: [], parts: [], jobs: [] });
  expect(sourceParts(known, 'East')).toMatchObject({ readers: configuration.readerDefinitions?.slice(0, 2) });
});

test('readers and parts get names after the new facility; only jobs may have one that is taken', () => {
  expect(suggestions(known, 'East', 'West')).toEqual({
    readers: 'E-1, E-1-West, \nE-2, E-2-West, ',
    names: ['West floor 2', 'West door', 'West gate', 'west-count', 'West-doors'],
  });
  expect(suggestions(empty, 'East', 'West')).toEqual({ readers: '', names: [] });
});

test('a reader is there if a definition has its name', () => {
  expect(readerThere(configuration, 'N-2')).toEqual(reader('N-2', 'DEFAULT'));
  expect(readerThere(configuration, 'N-3')).toBeUndefined();
  expect(readerThere({}, 'N-2')).toBeUndefined();
});

/** Failures of a facility like the one in the east, by field. */
const failures = (change: Partial<LikeValues>, system = known) => {
  const values = { source: 'East', name: 'North', network: '', readers: '', names: [], ...change };
  const errors = Object.entries(likeErrors(values, system));
  return Object.fromEntries(errors.filter(([, failure]) => failure && [failure].flat().length > 0));
};
const tooLong = { key: 'validation.tooLong', values: { max: 200 } };
const taken = { key: 'validation.taken' };

test.each<[string, Partial<LikeValues>, object]>([
  ['no names of parts', {}, {}],
  ['blanks around the name of the source', { name: ' East ' }, { name: { key: 'facilities.like.same' } }],
  ['blanks around a range', { network: ' 10.2.0.0/24 ' }, {}],
  ['a name of a facility that is too long', { name: 'n'.repeat(201) }, { name: tooLong }],
  ['a name of a part of its own', { name: ' West ', names: ['West floor'] }, {}],
  ['a name of a part of another', { names: [' West floor '] }, { 'names[0]': taken }],
  ['a name of a part that is too long', { names: ['n'.repeat(201)] }, { 'names[0]': tooLong }],
  ['two parts of a kind left out', { names: ['', ' ', ''] }, {}],
  ['two parts of a kind with one name', { names: ['Own', ' Door', 'Door '] }, { 'names[2]': taken }],
  ['two parts of a kind with two names', { names: ['Own', 'Door', 'Gate'] }, {}],
  ['one name for parts of two kinds', { names: ['Door', 'Door', 'Gate'] }, {}],
  ['two jobs with one name', { names: ['', '', '', 'count', 'count'] }, {}],
])('%s: only what cannot be made is a failure', (_, change, expected) => {
  expect(failures(change)).toEqual(expected);
});

test('a service without records has nothing that could be in the way', () => {
  expect(failures({}, empty)).toEqual({});
});

const [long, tooLongName] = ['n'.repeat(200), 'n'.repeat(201)];

const refused = (key: string, names: string, count = 1) => [
  { key: `facilities.like.readers.${key}`, values: { count, names } },
];

test.each<[string, Partial<LikeValues>, unknown]>([
  [
    'two lines without a name',
    { readers: 'E-1, , 10.2.0.1\nE-2, , 10.2.0.2' },
    refused('noName', 'E-1, E-2', 2),
  ],
  ['two lines without an address', { readers: 'E-1, N-1\nE-2, N-3' }, refused('noAddress', 'E-1, E-2', 2)],
  ['a reader of the facility itself', { name: ' West ', readers: 'E-1, W-1' }, undefined],
  ['a reader that waits, with its own address', { readers: 'E-1, N-2, N-2.example' }, undefined],
  [
    'an address of another reader',
    { readers: 'E-1, N-1, N-2.example' },
    refused('takenAddress', 'N-2.example'),
  ],
  ['the longest name and address', { readers: `E-1, ${long}, ${long}` }, undefined],
  ['a name that is too long', { readers: `E-1, ${tooLongName}, 10.2.0.1` }, refused('longName', 'E-1')],
  ['an address that is too long', { readers: `E-1, N-1, ${tooLongName}` }, refused('badAddress', 'E-1')],
])('a list with %s has the one failure that it has to have, or none', (_, change, expected) => {
  expect(failures(change).readers).toEqual(expected);
});
