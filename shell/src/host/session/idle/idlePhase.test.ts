import { idlePhase } from './idlePhase';

const minute = 60_000;

test.each([
  [0, 30 * minute, { phase: 'active', next: 29 * minute }],
  [28 * minute, 30 * minute, { phase: 'active', next: minute }],
  [29 * minute, 30 * minute, { phase: 'warned', seconds: 60 }],
  [30 * minute - 1, 30 * minute, { phase: 'warned', seconds: 1 }],
  [30 * minute, 30 * minute, { phase: 'away' }],
  // A device that slept over night.
  [500 * minute, 30 * minute, { phase: 'away' }],
  // A limit shorter than the warning leaves half of it in peace.
  [20_000, minute, { phase: 'active', next: 10_000 }],
  [30_000, minute, { phase: 'warned', seconds: 30 }],
])('%d ms without activity, limit %d ms: %j', (since, limit, expected) => {
  expect(idlePhase(since, limit)).toEqual(expected);
});
