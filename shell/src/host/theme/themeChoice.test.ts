import { readThemeChoice, resolveTheme } from './themeChoice';

test.each([
  ['light', true, false, 'light'],
  ['light', false, true, 'light'],
  ['dark', true, false, 'dark'],
  ['dark', false, false, 'dark'],
  ['contrast', false, false, 'contrast'],
  ['system', true, false, 'dark'],
  ['system', false, false, 'light'],
  ['system', true, true, 'contrast'],
  ['system', false, true, 'contrast'],
  [null, true, false, 'dark'],
  ['sepia', false, false, 'light'],
])(
  'stored %s on a device that asks for dark: %s, for contrast: %s shows %s',
  (stored, dark, contrast, theme) => {
    expect(resolveTheme(readThemeChoice(stored), { dark, contrast })).toBe(theme);
  },
);
