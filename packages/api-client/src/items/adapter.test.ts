import fc from 'fast-check';
import { readHistoryRow, readItem, readTransition } from './adapter';
import { parametersOf } from './query';

test('what is unknown is absent, zero is not', () => {
  const time = '2026-03-02T08:00:00.000Z';
  expect(
    readItem({ epc: 'A', tagId: '', xLocation: 0, yLocation: null, lastModifiedTime: `${time}[Etc/UTC]` }),
  ).toEqual({ epc: 'A', xLocation: 0, lastModifiedTime: time });
  expect(readHistoryRow({ epc: 'A', fromZone: 'ABSENT', fromX: null, observationTime: time })).toEqual({
    epc: 'A',
    fromZone: 'ABSENT',
    observationTime: time,
  });
});

test.each([
  [{ transitionId: 7 }, '7'],
  [{ thresholdTransitionId: 8 }, '8'],
  [{ thresholdTransitionId: '8', transitionId: 7 }, '8'],
  [{ transitionId: null }, undefined],
  [{}, undefined],
])('the id of a transition goes by two names: %j', (ids, expected) => {
  expect(readTransition({ epc: 'A', ...ids }).thresholdTransitionId).toBe(expected);
});

test('the ids of a transition read as text, its time as plain ISO 8601', () => {
  expect(
    readTransition({
      epc: 'A',
      transitionId: 7,
      thresholdId: 3,
      destination: 'IN',
      confidence: 0,
      creationTime: '2026-03-02T08:00:00Z[Etc/UTC]',
    }),
  ).toEqual({
    epc: 'A',
    thresholdTransitionId: '7',
    thresholdId: '3',
    destination: 'IN',
    confidence: 0,
    creationTime: '2026-03-02T08:00:00Z',
  });
});

test('[DATA-09] only what a kind of data knows is sent, and a flag only when it asks for something', () => {
  const everything = {
    minDistanceMoved: 0,
    zoneTransitionsOnly: false,
    epcPrefix: 'ab',
    thresholdName: 'Gate',
  };
  expect(parametersOf('history', everything)).toMatchObject({ minDistanceMoved: 0, epcPrefix: 'AB' });
  expect(parametersOf('history', everything).zoneTransitionsOnly).toBeUndefined();
  expect(parametersOf('items', everything)).not.toHaveProperty('minDistanceMoved');
  expect(Object.keys(parametersOf('transitions', everything))).toEqual([
    'thresholdName',
    'destination',
    'facility',
    'fromTime',
    'toTime',
  ]);
});

test('a row never holds a blank, whatever came', () => {
  const blankOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const row = fc.record(
    {
      epc: fc.string({ minLength: 1 }),
      jobId: blankOr(fc.string()),
      fromZone: blankOr(fc.string()),
      toX: blankOr(fc.float({ noNaN: true })),
    },
    { requiredKeys: ['epc'] },
  );
  fc.assert(
    fc.property(row, (wire) => {
      for (const [key, value] of Object.entries(readHistoryRow(wire))) {
        expect(value).toBe(wire[key as keyof typeof wire]);
        expect([null, undefined, '']).not.toContain(value);
      }
    }),
  );
});
