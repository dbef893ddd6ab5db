import {
  filterErrors,
  isFiltered,
  noFilter,
  type TransitionFilter,
  transitionMatcher,
} from './transitionFilter';

const event = { epc: '3034AB01', observationTime: '2026-03-01T10:00:00.000Z', toZone: 'IN', confidence: 1 };

test.each<[string, Partial<TransitionFilter>, boolean]>([
  ['no filter', {}, true],
  ['its beginning', { epcPrefix: '3034' }, true],
  ['its beginning in lower case', { epcPrefix: ' 3034ab ' }, true],
  ['another beginning', { epcPrefix: '034A' }, false],
  ['observed after that', { observedAfter: '2026-03-01T09:00:00Z' }, true],
  [
    'observed at that moment',
    { observedAfter: event.observationTime, observedBefore: event.observationTime },
    true,
  ],
  ['observed before', { observedAfter: '2026-03-01T10:00:01Z' }, false],
  ['observed later', { observedBefore: '2026-03-01T09:59:59Z' }, false],
  ['its direction is included', { includeOut: false }, true],
  ['its direction is not included', { includeIn: false }, false],
])('[MONITOR-08] a transition and %s', (_, change, shown) => {
  expect(transitionMatcher({ ...noFilter, ...change })(event)).toBe(shown);
});

test('[MONITOR-08] without a time it is within no bounds, and of an unknown direction it is shown', () => {
  const { observationTime: _, ...timeless } = event;
  expect(transitionMatcher(noFilter)(timeless)).toBe(true);
  expect(transitionMatcher({ ...noFilter, observedAfter: '2020-01-01T00:00:00Z' })(timeless)).toBe(false);
  expect(
    transitionMatcher({ ...noFilter, includeIn: false, includeOut: false })({ ...event, toZone: 'BOTH' }),
  ).toBe(true);
});

test('[MONITOR-07] a prefix has at most 64 characters', () => {
  expect(filterErrors({ ...noFilter, epcPrefix: 'A'.repeat(64) }).epcPrefix).toBeUndefined();
  expect(filterErrors({ ...noFilter, epcPrefix: 'A'.repeat(65) }).epcPrefix).toMatchObject({
    key: 'validation.tooLong',
  });
});

test.each<[Partial<TransitionFilter>, boolean]>([
  [{}, false],
  [{ epcPrefix: ' ' }, false],
  [{ epcPrefix: 'A' }, true],
  [{ observedAfter: '2026-03-01T09:00:00Z' }, true],
  [{ observedBefore: '2026-03-01T09:00:00Z' }, true],
  [{ includeIn: false }, true],
  [{ includeOut: false }, true],
])('[MONITOR-06] %j leaves something out: %s', (change, filtered) => {
  expect(isFiltered({ ...noFilter, ...change })).toBe(filtered);
});
