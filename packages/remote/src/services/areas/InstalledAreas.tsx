import { createContext, type ReactNode, useContext } from 'react';

const InstalledAreasContext = createContext<ReadonlySet<string> | undefined>(undefined);

/** Installed areas for everything inside. */
export interface InstalledAreasProviderProps {
  /** Names of the areas that a remote of this console serves. */
  readonly areas: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** Makes known which areas can be opened. */
export function InstalledAreasProvider({ areas, children }: InstalledAreasProviderProps) {
  return <InstalledAreasContext value={areas}>{children}</InstalledAreasContext>;
}

/**
 * True for an area that can be opened; where nobody knows, in a page of others for instance, it is taken for
 * installed.
 *
 * @param area - its name, the first segment of its addresses
 */
export function useIsInstalled(area: string): boolean {
  return useContext(InstalledAreasContext)?.has(area) ?? true;
}
