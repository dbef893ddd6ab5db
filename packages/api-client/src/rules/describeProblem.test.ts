import { describeProblem, type ValueProblem } from '.';

test.each<[ValueProblem, string]>([
  [{ problem: 'blank' }, 'is required'],
  [{ problem: 'either', values: { one: 'a', other: 'b' } }, 'must hold either a or b, not both'],
  [{ problem: 'number' }, 'must be a number'],
  [{ problem: 'integer' }, 'must be whole numbers only'],
  [{ problem: 'listInteger' }, 'must be whole numbers only'],
  [{ problem: 'range', values: { min: 1, max: 5 } }, 'must be from 1 to 5'],
  [{ problem: 'listRange', values: { min: 1, max: 5 } }, 'must be from 1 to 5'],
  [{ problem: 'atLeast', values: { min: 10 } }, 'must be at least 10'],
  [{ problem: 'atMost', values: { max: 10 } }, 'must be at most 10'],
  [{ problem: 'below', values: { limit: 10 } }, 'must be below 10'],
  [{ problem: 'above', values: { limit: 10 } }, 'must be above 10'],
  [{ problem: 'multiple', values: { step: 0.25 } }, 'must be a multiple of 0.25'],
  [{ problem: 'listStep', values: { step: 0.25 } }, 'must be a multiple of 0.25'],
  [{ problem: 'powerOfTwo' }, 'must be a power of two'],
  [{ problem: 'hexadecimal' }, 'must be hexadecimal'],
  [{ problem: 'characters' }, 'must be letters, digits, _ and - only'],
  [{ problem: 'notOffered', values: { value: 'c', offered: 'a, b' } }, 'must be one of a, b, not c'],
  [{ problem: 'notDivisor', values: { whole: 60 } }, 'must divide 60'],
  [{ problem: 'duration' }, 'must be an ISO 8601 duration like PT5M'],
  [{ problem: 'pairs' }, 'must be pairs of numbers'],
  [{ problem: 'pairFirst', values: { min: 1 } }, 'must begin each pair with a number of at least 1'],
  [
    { problem: 'otherType', values: { type: 'LOCATION', name: 'Dock', operation: 'INVENTORY' } },
    'must have the type LOCATION, and "Dock" is of INVENTORY',
  ],
  [{ problem: 'unknown', values: { name: 'Dock' } }, 'names "Dock", which does not exist'],
  [{ problem: 'listMalformed' }, 'must be a list of numbers'],
  [{ problem: 'listRepeated', values: { value: 7 } }, 'must not hold 7 twice'],
  [{ problem: 'listCount', values: { count: 1, expected: 2 } }, 'must have 2 numbers, not 1'],
])('a field of the problem %j %s', (problem, text) => {
  expect(describeProblem(problem)).toBe(text);
});
