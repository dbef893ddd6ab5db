import { lastFinished, planRollout, secondsPerRound } from './rollout';

test('readers are upgraded in rounds, in their order; the time is that of rounds before', () => {
  expect(planRollout(['a', 'b', 'c', 'd', 'e'], 2, [300, 200])).toEqual({
    rounds: [['a', 'b'], ['c', 'd'], ['e']],
    seconds: [600, 900],
  });
  expect(planRollout(['a', 'b'], undefined, [300])).toEqual({ rounds: [['a', 'b']] });
  expect(planRollout(['a', 'b'], 10, [])).toEqual({ rounds: [['a', 'b']] });
  expect(planRollout([], 10, [300])).toEqual({ rounds: [], seconds: [0, 0] });
});

test('a round takes its part of the whole upgrade, since readers count the time they wait', () => {
  const reader = { name: 'r', previousVersion: {}, status: 'COMPLETED', elapsedTimeSeconds: 240 };
  const upgrade = { readers: Array.from({ length: 35 }, () => reader), elapsedTimeSeconds: 240 };
  expect(secondsPerRound(upgrade, 10)).toBe(60);
  expect(secondsPerRound(upgrade, undefined)).toBeUndefined();
  expect(secondsPerRound({ ...upgrade, readers: [{ ...reader, status: 'FAILED' }] }, 10)).toBeUndefined();
});

test('the last upgrades of the image type that are over are those to go by', () => {
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
  const found = lastFinished(upgrades, 'CAP', Date.parse('2026-01-03T00:01:00Z'));
  expect(found.map(({ id }) => id)).toEqual(['last', 'old']);
});
