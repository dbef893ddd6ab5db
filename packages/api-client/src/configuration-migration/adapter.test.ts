import { isTargetVersion, targetVersionOf } from '.';
import { mediaTypeOf } from './adapter';

test.each([
  ['2018r2', '1.9.0'],
  ['2018R2', '1.9.0'],
  [' 2018r2 ', '1.9.0'],
  ['2.3.0', '2.3.0'],
  ['2.3.0-rc.1+build.7', '2.3.0-rc.1+build.7'],
])('[MIGRATE-02] an export for "%s" is one for %s', (typed, version) => {
  expect(targetVersionOf(typed)).toBe(version);
  expect(isTargetVersion(typed)).toBe(true);
});

test.each(['', ' ', '2018r4', '2018', 'r2', '1.9', '01.9.0', 'v1.9.0'])(
  '[MIGRATE-02] there is no export for "%s"',
  (typed) => {
    expect(isTargetVersion(typed)).toBe(false);
  },
);

test.each([
  ['{"config":{}}', 'application/json'],
  ['7', 'application/json'],
  ['config: {}', 'text/plain'],
  ['', 'text/plain'],
])('[MIGRATE-05] %j is sent as %s', (data, type) => {
  expect(mediaTypeOf(data)).toBe(type);
});
