import { differenceOfSeeding } from './seedingDifference';

const seeded = { fleet: 'demo', seed: 1, readers: 40, items: 500, history: 4000 };

test.each([
  [{}, undefined],
  [{ fleet: 'demo', readers: 40 }, undefined],
  [{ fleet: 'factory' }, /^--factory has no effect/],
  [{ items: 500, history: 10 }, /^--history 10 has no effect/],
  [{ readers: 10_000 }, /^--readers 10000 has no effect.*\(demo, 40 readers at first\)/],
] as const)('%j', (asked, sentence) => {
  const difference = differenceOfSeeding(asked, seeded);
  if (sentence) expect(difference).toMatch(sentence);
  else expect(difference).toBeUndefined();
});
