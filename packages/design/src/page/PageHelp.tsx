import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from '../button';
import { HelpIcon } from '../icons';

/** How the help of the page that is open is reached. */
export interface PageHelpControl {
  /** Name of the button. */
  label: string;
  onOpen: () => void;
}

const PageHelpContext = createContext<PageHelpControl | undefined>(undefined);

/** Options of {@link PageHelpProvider}. */
export interface PageHelpProviderProps {
  /** @defaultValue pages inside have no help, and no button for it */
  value: PageHelpControl | undefined;
  children?: ReactNode;
}

/** Gives the pages inside it a button beside their heading that opens their help. */
export function PageHelpProvider({ value, children }: PageHelpProviderProps) {
  return <PageHelpContext value={value}>{children}</PageHelpContext>;
}

/** The button that opens the help, where there is one. */
export function PageHelpButton() {
  const help = useContext(PageHelpContext);
  return help ? <IconButton icon={<HelpIcon />} label={help.label} onClick={help.onOpen} /> : null;
}
