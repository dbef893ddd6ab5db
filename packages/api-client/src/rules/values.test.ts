import { blankProblem, choiceProblem, integerProblem, isBlank, type Limits, numberProblem } from '.';

const int32 = { min: -2_147_483_648, max: 2_147_483_647 };
const blank = [undefined, null, '', ' \n', []];

test.each(blank)('%j is blank: only a field that needs a value has a problem', (value) => {
  expect(isBlank(value)).toBe(true);
  expect(blankProblem(value)).toEqual({ problem: 'blank' });
  expect(numberProblem(value, { min: 1 })).toBeUndefined();
  expect(integerProblem(value)).toBeUndefined();
  expect(choiceProblem(value, ['a'])).toBeUndefined();
});

test.each([0, false, 'a', [0], {}, { length: 0 }])('%j is not blank', (value) => {
  expect(isBlank(value)).toBe(false);
  expect(blankProblem(value)).toBeUndefined();
});

test.each<[value: unknown, limits: Limits | undefined, problem: unknown]>([
  [-1e9, undefined, undefined],
  ['5', undefined, { problem: 'number' }],
  [true, undefined, { problem: 'number' }],
  [NaN, undefined, { problem: 'number' }],
  [Infinity, undefined, { problem: 'number' }],
  [1, { min: 1 }, undefined],
  [0.5, { min: 1 }, { problem: 'atLeast', values: { min: 1 } }],
  [5, { max: 5 }, undefined],
  [5.5, { max: 5 }, { problem: 'atMost', values: { max: 5 } }],
  [1, { min: 1, max: 5 }, undefined],
  [5, { min: 1, max: 5 }, undefined],
  [0.5, { min: 1, max: 5 }, { problem: 'range', values: { min: 1, max: 5 } }],
  [5.5, { min: 1, max: 5 }, { problem: 'range', values: { min: 1, max: 5 } }],
  [10.75, { step: 0.25 }, undefined],
  [10.8, { step: 0.25 }, { problem: 'multiple', values: { step: 0.25 } }],
])('of the number %p with the limits %j the problem is %j', (value, limits, problem) => {
  expect(numberProblem(value, limits)).toEqual(problem);
});

test.each<[value: unknown, limits: Limits | undefined, problem: unknown]>([
  [3, undefined, undefined],
  [1.5, undefined, { problem: 'integer' }],
  ['3', undefined, { problem: 'number' }],
  [0, { min: 1 }, { problem: 'atLeast', values: { min: 1 } }],
  [int32.min, undefined, undefined],
  [int32.min - 1, undefined, { problem: 'atLeast', values: { min: int32.min } }],
  [int32.max, undefined, undefined],
  [int32.max + 1, { min: 0 }, { problem: 'atMost', values: { max: int32.max } }],
])('of the whole number %p with the limits %j the problem is %j', (value, limits, problem) => {
  expect(integerProblem(value, limits)).toEqual(problem);
});

test.each<[value: unknown, problem: unknown]>([
  ['a', undefined],
  [2, undefined],
  ['2', { problem: 'notOffered', values: { value: '2', offered: 'a, 2' } }],
  [false, { problem: 'notOffered', values: { value: 'false', offered: 'a, 2' } }],
])('of the choice %j the problem is %j', (value, problem) => {
  expect(choiceProblem(value, ['a', 2])).toEqual(problem);
});
