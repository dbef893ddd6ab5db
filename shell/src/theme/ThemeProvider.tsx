import { DesignProvider } from '@console/design/theme';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { deviceDarkness, storeChoice, storedChoice } from './storedTheme';
import { resolveTheme, type ThemeChoice } from './themeChoice';

/** The choice of theme and how to change it. */
export interface ThemeControl {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeControl>({ choice: 'system', choose: () => undefined });

function subscribeToDevice(listener: () => void) {
  const darkness = deviceDarkness();
  darkness.addEventListener('change', listener);
  return () => darkness.removeEventListener('change', listener);
}

/** Shows everything in the theme that was chosen on this device. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(storedChoice);
  const deviceIsDark = useSyncExternalStore(subscribeToDevice, () => deviceDarkness().matches);
  const theme = resolveTheme(choice, deviceIsDark);
  // The page around the console (overscroll, scroll bars) belongs to the document element.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
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
