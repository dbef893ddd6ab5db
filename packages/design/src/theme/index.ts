export type { StyleRoot } from './adopt';
export { type Design, useDesign, useStyles } from './DesignContext';
export { DesignProvider, type DesignProviderProps } from './DesignProvider';
export { type Density, schemeOf, type ThemeName, themeNames } from './tokens';
