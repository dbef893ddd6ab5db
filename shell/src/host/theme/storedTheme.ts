import { safeStorage } from '@console/design/storage';
import { colors, type ThemeName } from '@console/design/tokens';
import { readThemeChoice, resolveTheme, type ThemeChoice, themeKey } from './themeChoice';

const storage = safeStorage('localStorage');

/** The theme that was chosen on this device; without a choice the console follows the device. */
export const storedChoice = (): ThemeChoice => readThemeChoice(storage.getItem(themeKey));

/** Stores a choice for this device; where nothing can be stored it holds until the page is left. */
export function storeChoice(choice: ThemeChoice): void {
  storage.setItem(themeKey, choice);
}

const queries = { dark: '(prefers-color-scheme: dark)', contrast: '(prefers-contrast: more)' };

/** The theme to show on this device now. */
export function storedTheme(choice: ThemeChoice = storedChoice()): ThemeName {
  return resolveTheme(choice, {
    dark: matchMedia(queries.dark).matches,
    contrast: matchMedia(queries.contrast).matches,
  });
}

/** Tells of changes of what the device asks for; returns how to stop. */
export function subscribeToDevice(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/**
 * Shows the page around the console (overscroll, scroll bars, what is seen before the console is drawn) in a theme.
 * Set through properties: a `style` attribute would be refused by the policy.
 */
export function paintPage(theme: ThemeName): void {
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  style.colorScheme = theme === 'light' ? 'light' : 'dark';
  style.backgroundColor = colors[theme].canvas;
}
