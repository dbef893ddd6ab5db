import { compareVersions, satisfiesContract } from './version';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.0', '^1.2.9', true],
  ['1.2.9', '^1.2.9', true],
  ['1.2.8', '^1.2.9', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['one', '^1.0.0', false],
  ['1.10.0', '^1.9.0', true],
  ['10.20.30', '^10.20.29', true],
  ['1.0.0', '11.0.0', false],
  ['1.0', '^1.0.0', false],
  ['1.0.0-beta', '^1.0.0', false],
  ['v1.0.0', '^1.0.0', false],
  ['1.0.0', '^1.0.0-beta', false],
  ['1.0.0', '^v1.0.0', false],
])('contract %s in range %s: %s', (version, range, fits) => {
  expect(satisfiesContract(version, range)).toBe(fits);
});

test.each([
  ['7.10', '7.9.1', 1],
  ['7.9', '7.9.0', 0],
  ['7.9', '7.9.1', -1],
  ['2023r4', '2024r1', -1],
  ['2024r2', '2024r1', 1],
])('%s compared with %s: %s', (version, other, sign) => {
  expect(Math.sign(compareVersions(version, other))).toBe(sign);
  expect(Math.sign(compareVersions(other, version))).toBe(sign === 0 ? 0 : -sign);
});
