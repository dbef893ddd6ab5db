export { InstalledAreasProvider, type InstalledAreasProviderProps, useIsInstalled } from './InstalledAreas';
