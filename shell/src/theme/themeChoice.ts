import type { ThemeName } from '@console/design/theme';

/** What a person chooses: a theme, or to follow the device. */
export type ThemeChoice = ThemeName | 'system';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Key in local storage; the boot script reads the same, so that the first frame has the right colours. */
export const themeKey = 'console-theme';

/** The stored choice; anything that is none follows the device. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** The theme that a choice means on a device. */
export function resolveTheme(choice: ThemeChoice, deviceIsDark: boolean): ThemeName {
  if (choice !== 'system') return choice;
  return deviceIsDark ? 'dark' : 'light';
}
