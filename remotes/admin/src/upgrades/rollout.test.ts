import { lastFinished, planRollout, secondsPerReader } from './rollout';

test('readers are upgraded in rounds, in their order; the time is that of the rounds', () => {
  expect(planRollout(['a', 'b', 'c', 'd', 'e'], 2, 300)).toEqual({
    rounds: [['a', 'b'], ['c', 'd'], ['e']],
    seconds: 900,
  });
  expect(planRollout(['a', 'b'], undefined, 300)).toEqual({ rounds: [['a', 'b']] });
  expect(planRollout(['a', 'b'], 10, undefined)).toEqual({ rounds: [['a', 'b']] });
  expect(planRollout([], 10, 300)).toEqual({ rounds: [], seconds: 0 });
});

test('a reader takes what it took in the median; failed and skipped ones do not count', () => {
  const reader = (status: string, elapsedTimeSeconds?: number) => ({
    name: 'r',
    previousVersion: {},
    status,
    ...(elapsedTimeSeconds !== undefined && { elapsedTimeSeconds }),
  });
  const readers = [
    reader('COMPLETED', 400),
    reader('FAILED', 9000),
    reader('COMPLETED', 200),
    reader('SKIPPED', 0),
    reader('COMPLETED', 300),
    reader('COMPLETED'),
  ];
  expect(secondsPerReader({ readers })).toBe(300);
  expect(secondsPerReader({ readers: [] })).toBeUndefined();
});

test('the last upgrade of the image type that is over is the one to go by', () => {
  const upgrade = (id: string, imageType: string, updated: string, status?: string) => ({
    id,
    imageType,
    updated,
    isCancelled: false,
    ...(status && { status }),
  });
  const upgrades = [
    upgrade('old', 'CAP', '2026-01-01T00:00:00Z'),
    upgrade('running', 'CAP', '2026-01-03T00:00:00Z', 'IN_PROGRESS'),
    upgrade('last', 'CAP', '2026-01-02T00:00:00Z', 'COMPLETED'),
    upgrade('other', 'FIRMWARE', '2026-01-02T12:00:00Z', 'COMPLETED'),
  ];
  expect(lastFinished(upgrades, 'CAP', Date.parse('2026-01-03T00:01:00Z'))?.id).toBe('last');
  expect(lastFinished([], 'CAP', 0)).toBeUndefined();
});
