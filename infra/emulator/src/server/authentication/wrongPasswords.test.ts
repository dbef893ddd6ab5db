import { countWrongPasswords } from './wrongPasswords';

const limits = { wrongPasswords: 2, wrongPasswordWindow: 60_000 };

test('a name at an address has so many attempts, and then waits until they are forgotten', () => {
  const wrong = countWrongPasswords(limits);
  expect([wrong.begin('a', 0), wrong.begin('a', 1000), wrong.begin('a', 20_000)]).toEqual([0, 0, 40_000]);
  expect(wrong.begin('b', 20_000)).toBe(0);
  expect(wrong.begin('a', 60_000)).toBe(0);
});

test('a right password makes up for the wrong ones before it', () => {
  const wrong = countWrongPasswords(limits);
  wrong.begin('a', 0);
  wrong.forget('a');
  expect([wrong.begin('a', 0), wrong.begin('a', 0)]).toEqual([0, 0]);
});

test('nobody waits longer because the clock was set back', () => {
  const wrong = countWrongPasswords(limits);
  for (let attempt = 0; attempt < 3; attempt++) wrong.begin('a', 86_400_000);
  expect(wrong.begin('a', 0)).toBe(0);
});
