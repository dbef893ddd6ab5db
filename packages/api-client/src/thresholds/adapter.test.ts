import fc from 'fast-check';
import { readThreshold, writeThreshold } from './adapter';

it('shows rows in place of the map, in its order, and nothing in place of null', () => {
  const answer = {
    id: 7,
    name: 'Gate',
    facility: null,
    readerArrangement: 'SIDE_BY_SIDE',
    readers: {
      'Gate right': { antennaConfigurationId: 3 },
      'Gate left': { antennaConfigurationId: null },
      'Gate top': null,
    },
  };
  expect(readThreshold(answer)).toEqual({
    id: 7,
    name: 'Gate',
    readerArrangement: 'SIDE_BY_SIDE',
    readers: [
      { readerName: 'Gate right', antennaConfigurationId: 3 },
      { readerName: 'Gate left' },
      { readerName: 'Gate top' },
    ],
  });
  expect(readThreshold({ id: 8, name: 'Door', readers: null }).readers).toEqual([]);
});

it('[THRESH-19] sends name, facility, arrangement and its readers as a map in their order', () => {
  const reader = fc.record({
    readerName: fc.string({ minLength: 1 }).map((name) => `Reader ${name}`),
    antennaConfigurationId: fc.integer(),
  });
  const draft = fc.record({
    name: fc.string({ minLength: 1 }),
    facility: fc.string({ minLength: 1 }),
    readerArrangement: fc.constantFrom('OVERHEAD', 'OVERHEAD_OFFSET', 'SIDE_BY_SIDE'),
    readers: fc.uniqueArray(reader, { selector: ({ readerName }) => readerName }),
  });
  fc.assert(
    fc.property(draft, (threshold) => {
      const wire = writeThreshold(threshold);
      expect(Object.keys(wire).sort()).toEqual(['facility', 'name', 'readerArrangement', 'readers']);
      expect(Object.keys(wire.readers ?? {})).toEqual(threshold.readers.map(({ readerName }) => readerName));
      expect(readThreshold({ id: 1, ...wire })).toEqual({ id: 1, ...threshold });
    }),
  );
});

it('leaves out a blank facility', () => {
  expect(writeThreshold({ name: 'Gate', facility: '', readerArrangement: 'OVERHEAD', readers: [] })).toEqual({
    name: 'Gate',
    readerArrangement: 'OVERHEAD',
    readers: {},
  });
});
