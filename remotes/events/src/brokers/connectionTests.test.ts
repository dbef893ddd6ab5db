import { type ConnectionTest, mostTests, reachOf, readTests, testsOf, withTest } from './connectionTests';

const test1: ConnectionTest = { broker: '1', at: 1, took: 5 };

test('the newest comes first, and the oldest are forgotten', () => {
  const many = Array.from({ length: 60 }, (_, at): ConnectionTest => ({ broker: '1', at, took: 1 }));
  const kept = many.reduce<readonly ConnectionTest[]>(withTest, []);
  expect(kept).toHaveLength(mostTests);
  expect(kept[0]).toMatchObject({ at: 59 });
  expect(testsOf(kept, '1').map(({ at }) => at)).toEqual([59, 58, 57, 56, 55, 54, 53, 52, 51, 50]);
});

test('each broker has its own', () => {
  const failed = { broker: '2', at: 2, took: 7, reason: 'no' };
  expect(testsOf([failed, test1], '2')).toEqual([failed]);
});

test('brokers that could not be reached come first, by their latest test, then those never tested', () => {
  const tests: readonly ConnectionTest[] = [
    { broker: '3', at: 4, took: 7, reason: 'refused' },
    { broker: '1', at: 3, took: 5 },
    { broker: '1', at: 2, took: 5, reason: 'refused' },
  ];
  const brokers = [{ id: '1' }, { id: '2' }, { id: '3' }];
  expect(reachOf(brokers, tests).map(({ broker, reach, last }) => [broker.id, reach, last?.at])).toEqual([
    ['3', 'failed', 4],
    ['2', 'untested', undefined],
    ['1', 'works', 3],
  ]);
});

test.each([undefined, null, 'text', { a: 1 }])('%j are no tests', (kept) => {
  expect(readTests(kept)).toEqual([]);
});

test('what cannot be read is left out', () => {
  const kept = [test1, null, {}, { ...test1, at: 'x' }, { ...test1, reason: 1 }];
  expect(readTests(JSON.parse(JSON.stringify(kept)))).toEqual([test1]);
});
