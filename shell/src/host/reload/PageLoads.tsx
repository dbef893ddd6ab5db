import { createContext, useContext } from 'react';

/** Leaves the running console for an address by loading it from the server; also the address of now. */
export type LoadPage = (address: string) => void;

const LoadPageContext = createContext<LoadPage>((address) => location.assign(address));

/** Replaces how pages are loaded from the server. */
export const LoadPageProvider = LoadPageContext.Provider;

/** Gives the function that loads an address from the server. */
export function useLoadPage(): LoadPage {
  return useContext(LoadPageContext);
}
