import fc from 'fast-check';
import { newUsersErrors, readNames } from './newUsers';

test.each([
  ['lines', 'Ann\nBob\n\n', ['Ann', 'Bob']],
  ['commas, semicolons and spaces', 'Ann, Bob; Cem  Dia', ['Ann', 'Bob', 'Cem', 'Dia']],
  ['addresses', 'ann.lee@example.com, bob@example.com', ['annlee', 'bob']],
  ['addresses with names', '"Lee" <ann.lee@example.com>; Bob Ross <bob@example.com>', ['annlee', 'bob']],
  ['one name twice', 'Ann\nann\nBob', ['Ann', 'Bob']],
  ['nothing', ' ,;\n', []],
])('names are read from %s', (_, text, names) => {
  expect(readNames(text)).toEqual(names);
});

test('what is wrong with names is said of all of them', () => {
  const errors = (names: string) => newUsersErrors({ names, roles: [] }, ['Admin', 'Bob']);
  expect(errors('Ann')).toEqual({ names: [] });
  expect(errors('')).toEqual({ names: { key: 'validation.blank' } });
  expect(errors('An-n, b_b, bob, readeragent')).toEqual({
    names: [
      { key: 'users.several.invalid', values: { count: 2, names: 'An-n, b_b' } },
      { key: 'users.several.taken', values: { count: 2, names: 'bob, readeragent' } },
    ],
  });
});

test('names that are read are never blank and never twice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const names = readNames(text).map((name) => name.toLowerCase());
      expect(names.every((name) => name.trim() !== '')).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
