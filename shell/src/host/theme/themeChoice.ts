import type { ThemeName } from '@console/design/theme';

/** A theme, or the wish to follow the device. */
export type ThemeChoice = ThemeName | 'system';

/** Themes in the order of the menu. */
export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'contrast', 'system'];

/** Key in local storage; the boot script reads the same, so that the first frame has the right colours. */
export const themeKey = 'console-theme';

/** The stored choice; anything that is none follows the device. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

/** Preferences that a device reports. */
interface DeviceWish {
  readonly dark: boolean;
  readonly contrast: boolean;
}

/** The theme that a choice means on a device. */
export function resolveTheme(choice: ThemeChoice, device: DeviceWish): ThemeName {
  if (choice !== 'system') return choice;
  if (device.contrast) return 'contrast';
  return device.dark ? 'dark' : 'light';
}
