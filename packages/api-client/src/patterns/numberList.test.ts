import fc from 'fast-check';
import { antennaIdsProblem, powerLevelsProblem, readNumberList, writeNumberList } from '.';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['1', undefined],
  ['+1', undefined],
  ['1,2,52', undefined],
  [' 3 , 1 ', undefined],
  ['1,', { problem: 'listMalformed' }],
  ['1,,2', { problem: 'listMalformed' }],
  ['1 2', { problem: 'listMalformed' }],
  ['one', { problem: 'listMalformed' }],
  ['x1', { problem: 'listMalformed' }],
  ['1e1', { problem: 'listMalformed' }],
  ['1.5', { problem: 'listInteger' }],
  ['0', { problem: 'listRange', values: { min: 1, max: 52 } }],
  ['-1', { problem: 'listRange', values: { min: 1, max: 52 } }],
  ['53', { problem: 'listRange', values: { min: 1, max: 52 } }],
  ['1,2,1', { problem: 'listRepeated', values: { value: 1 } }],
  ['1,1.0', { problem: 'listRepeated', values: { value: 1 } }],
])('[FORM-12] of the antenna ids "%s" the problem is %j', (text, problem) => {
  expect(antennaIdsProblem(text)).toEqual(problem);
});

test.each([
  ['', 2, undefined],
  ['10,33', 2, undefined],
  ['10.25, 32.75', 2, undefined],
  ['10', 2, { problem: 'listCount', values: { count: 1, expected: 2 } }],
  ['10,11,12', 2, { problem: 'listCount', values: { count: 3, expected: 2 } }],
  ['9.75', 1, { problem: 'listRange', values: { min: 10, max: 33 } }],
  ['33.25', 1, { problem: 'listRange', values: { min: 10, max: 33 } }],
  ['10.1', 1, { problem: 'listStep', values: { step: 0.25 } }],
  ['10,10.1', 2, { problem: 'listStep', values: { step: 0.25 } }],
  ['10,', 2, { problem: 'listMalformed' }],
  ['loud', 1, { problem: 'listMalformed' }],
])('[FORM-12] of the power levels "%s" for %i antennas the problem is %j', (text, antennas, problem) => {
  expect(powerLevelsProblem(text, antennas)).toEqual(problem);
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
