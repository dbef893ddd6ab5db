export { type ThemeControl, ThemeProvider, useTheme } from './ThemeProvider';
export { type ThemeChoice, themeChoices } from './themeChoice';
