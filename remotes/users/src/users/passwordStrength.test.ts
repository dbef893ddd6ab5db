import { passwordStrength } from './passwordStrength';

test('known passwords, the name of the user and words of this product are guessed at once', () => {
  for (const password of ['password', 'admindefault', 'itemsense1', 'qwertyuiop', 'annmarie7'])
    expect(passwordStrength(password, 'AnnMarie')).toBeLessThanOrEqual(1);
});

test('a long one that nobody uses is strong', () => {
  expect(passwordStrength('vL9#qTz2!mXw4^kP', 'Ann')).toBe(4);
});

test('only as much is looked at as a password may be long', () => {
  expect(passwordStrength('x'.repeat(100_000), '')).toBe(passwordStrength('x'.repeat(50), ''));
});
