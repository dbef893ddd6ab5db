import { DesignProvider, useIsPrinting } from '@console/design/theme';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { paintPage, storeChoice, storedChoice, storedTheme, subscribeToDevice } from './storedTheme';
import type { ThemeChoice } from './themeChoice';

/** The choice of theme and how to change it. */
export interface ThemeControl {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeControl>({ choice: 'system', choose: () => undefined });

/** Shows everything in the theme that was chosen on this device. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(storedChoice);
  const chosen = useSyncExternalStore(subscribeToDevice, () => storedTheme(choice));
  // Paper is white, and browsers leave out what stands behind letters.
  const theme = useIsPrinting() ? 'light' : chosen;
  useLayoutEffect(() => paintPage(theme), [theme]);
  const control = useMemo<ThemeControl>(
    () => ({
      choice,
      choose: (next) => {
        storeChoice(next);
        setChoice(next);
      },
    }),
    [choice],
  );
  return (
    <ThemeContext value={control}>
      <DesignProvider theme={theme}>{children}</DesignProvider>
    </ThemeContext>
  );
}

/** The choice of theme and how to change it. */
export function useTheme(): ThemeControl {
  return useContext(ThemeContext);
}
