import {
  longestSilence,
  mostPeriods,
  type ObservedState,
  readHistory,
  withObservation,
} from './stateHistory';

const observed = (...looks: readonly (readonly [string | undefined, number])[]) =>
  looks.reduce<readonly ObservedState[]>((history, [state, at]) => withObservation(history, state, at), []);

test('looks at the same state join to a period, another state begins one', () => {
  expect(observed(['HEALTHY', 10], ['HEALTHY', 20], ['ERROR', 30], [undefined, 40])).toEqual([
    { state: 'HEALTHY', from: 10, to: 20 },
    { state: 'ERROR', from: 30, to: 30 },
    { from: 40, to: 40 },
  ]);
});

test('a time in which nobody looked belongs to no period', () => {
  expect(observed(['HEALTHY', 10], ['HEALTHY', 11 + longestSilence])).toHaveLength(2);
});

test('a look that was counted already changes nothing', () => {
  const history = observed(['HEALTHY', 10]);
  expect(withObservation(history, 'HEALTHY', 10)).toBe(history);
});

test('the oldest periods are dropped; what is kept and cannot be read is left out', () => {
  const looks = Array.from({ length: mostPeriods + 5 }, (_, at) => [String(at), at + 1] as const);
  expect(observed(...looks)).toHaveLength(mostPeriods);
  expect(readHistory([{ from: 1, to: 2 }, { from: 'x', to: 2 }, null, 7])).toEqual([{ from: 1, to: 2 }]);
  expect(readHistory('nonsense')).toEqual([]);
});
