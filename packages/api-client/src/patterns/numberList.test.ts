import fc from 'fast-check';
import { antennaIdsProblem, powerLevelsProblem, readNumberList, writeNumberList } from '.';

test.each([
  ['', undefined],
  ['1', undefined],
  ['1,2,52', undefined],
  [' 3 , 1 ', undefined],
  ['1,', 'listMalformed'],
  ['1,,2', 'listMalformed'],
  ['1 2', 'listMalformed'],
  ['one', 'listMalformed'],
  ['1e1', 'listMalformed'],
  ['1.5', 'listInteger'],
  ['0', 'listRange'],
  ['53', 'listRange'],
  ['1,2,1', 'listRepeated'],
  ['1,1.0', 'listRepeated'],
])('[FORM-12] of the antenna ids "%s" the problem is %s', (text, problem) => {
  expect(antennaIdsProblem(text)?.problem).toBe(problem);
});

test.each([
  ['', 2, undefined],
  ['10,33', 2, undefined],
  ['10.25, 32.75', 2, undefined],
  ['10', 2, 'listCount'],
  ['10,11,12', 2, 'listCount'],
  ['9.75', 1, 'listRange'],
  ['33.25', 1, 'listRange'],
  ['10.1', 1, 'listStep'],
  ['10,', 2, 'listMalformed'],
  ['loud', 1, 'listMalformed'],
])('[FORM-12] of the power levels "%s" for %i antennas the problem is %s', (text, antennas, problem) => {
  expect(powerLevelsProblem(text, antennas)?.problem).toBe(problem);
});

test('[FORM-12] limits can be set', () => {
  expect(antennaIdsProblem('13', { min: 1, max: 13 })).toBeUndefined();
  expect(antennaIdsProblem('14', { min: 1, max: 13 })).toEqual({
    problem: 'listRange',
    values: { min: 1, max: 13 },
  });
  expect(powerLevelsProblem('31.5', 1, { min: 10, max: 31.5 })).toBeUndefined();
  expect(powerLevelsProblem('31.75', 1, { min: 10, max: 31.5 })?.problem).toBe('listRange');
});

test('[FORM-12] what is written reads the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 40, max: 132 }).map((steps) => steps / 4)), (numbers) => {
      expect(readNumberList(writeNumberList(numbers))).toEqual(numbers);
    }),
  );
});
