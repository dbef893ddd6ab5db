import fc from 'fast-check';
import { seededRandom } from './random';

const seeds = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 3 });

test('the same seed gives the same numbers', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const [one, other] = [seededRandom(...seed), seededRandom(...seed)];
      for (let draw = 0; draw < 20; draw++) expect(one.next()).toBe(other.next());
    }),
  );
});

test('every word of the seed counts', () => {
  expect(seededRandom(1, 'a').next()).not.toBe(seededRandom(1, 'b').next());
  expect(seededRandom(1, 'a', 'b').next()).not.toBe(seededRandom(1, 'ab').next());
});

test('stays within its bounds', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (seed, least, span) => {
      const random = seededRandom(...seed);
      const whole = random.integer(least, least + span);
      expect(Number.isInteger(whole) && whole >= least && whole <= least + span).toBe(true);
      const number = random.number(least, least + span);
      expect(number >= least && number <= least + span).toBe(true);
    }),
  );
});

test('spreads evenly enough', () => {
  const random = seededRandom('spread');
  const hits = Array.from({ length: 10_000 }, () => random.chance(0.25)).filter(Boolean).length;
  expect(hits).toBeGreaterThan(2300);
  expect(hits).toBeLessThan(2700);
});

test('makes UUIDs of version 4', () => {
  expect(seededRandom('id').uuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
