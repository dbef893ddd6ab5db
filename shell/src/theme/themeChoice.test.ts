/** @jest-environment node */
import { readThemeChoice, resolveTheme } from './themeChoice';

test.each([
  ['light', true, 'light'],
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
  [null, true, 'dark'],
  ['sepia', false, 'light'],
])('stored %s on a device whose darkness is %s shows %s', (stored, dark, theme) => {
  expect(resolveTheme(readThemeChoice(stored), dark)).toBe(theme);
});
