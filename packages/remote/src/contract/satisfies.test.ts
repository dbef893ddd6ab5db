/** @jest-environment node */
import { satisfiesContract } from './satisfies';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.0', '^1.2.9', true],
  ['1.2.9', '^1.2.9', true],
  ['1.2.8', '^1.2.9', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['one', '^1.0.0', false],
])('contract %s in range %s: %s', (version, range, fits) => {
  expect(satisfiesContract(version, range)).toBe(fits);
});
