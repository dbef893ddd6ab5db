import fc from 'fast-check';
import { readNumber } from './readNumber';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['1', 1],
  ['1.', 1],
  ['.5', 0.5],
  ['.25', 0.25],
  ['1,5', 1.5],
  ['-2.25', -2.25],
  ['+3', 3],
  ['1e3', 1000],
  [' 4 ', 4],
  ['-', '-'],
  ['1.2.3', '1.2.3'],
  ['abc', 'abc'],
  ['1e999', '1e999'],
  ['0x10', '0x10'],
  ['Infinity', 'Infinity'],
])('%p is read as %p', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('every finite number is read from its own text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readNumber(String(value))).toBe(Object.is(value, -0) ? 0 : value);
    }),
  );
});
