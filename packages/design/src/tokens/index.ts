export { colors, sizes, type ThemeName } from './tokens';
