import type { ThemeName } from '@console/design/theme';
import { readThemeChoice, resolveTheme, type ThemeChoice, themeKey } from './themeChoice';

/** What was chosen on this device; to follow the device where nothing can be stored. */
export function storedChoice(): ThemeChoice {
  try {
    return readThemeChoice(localStorage.getItem(themeKey));
  } catch {
    return 'system';
  }
}

/** Keeps a choice for this device; a browser that stores nothing keeps it until the page is left. */
export function storeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice);
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

/** Tells whether the device asks for dark, and of changes. */
export const deviceDarkness = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme to show on this device now. */
export function storedTheme(): ThemeName {
  return resolveTheme(storedChoice(), deviceDarkness().matches);
}
