export { type Density, schemeOf, type ThemeName, themeNames } from '../tokens/tokens';
export type { StyleRoot } from './adopt';
export { type Design, type Look, useDesign, useStyles } from './DesignContext';
export { DesignProvider, type DesignProviderProps } from './DesignProvider';
export { useIsPrinting } from './printing';
