import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from '../button';
import { HelpIcon } from '../icons';

/** Button that opens the help of the current page. */
export interface PageHelpControl {
  /** Name of the button. */
  label: string;
  onOpen: () => void;
}

const PageHelpContext = createContext<PageHelpControl | undefined>(undefined);

/** Help control for the pages inside. */
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
