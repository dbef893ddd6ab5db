import { type Catalogue, MessagesProvider } from '@console/design/messages';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { english, type LoadedLanguage, type ShownLocale } from './LoadedLanguage';
import type { LanguageChoice } from './languageChoice';
import { markPage, storedLanguage, storedLanguageChoice, storeLanguageChoice } from './storedLanguage';

/** The choice of language and how to change it. */
export interface LanguageControl {
  readonly choice: LanguageChoice;
  /** The page is drawn in the language as soon as its texts are there; nothing that was typed is lost. */
  readonly choose: (choice: LanguageChoice) => void;
  /** Language that is shown. */
  readonly shown: LoadedLanguage;
}

const LanguageContext = createContext<LanguageControl>({
  choice: 'browser',
  choose: () => undefined,
  shown: english,
});

interface LanguageProviderProps {
  /** Language loaded before the first paint. @defaultValue English */
  readonly start?: LoadedLanguage | undefined;
  /** Loads another language; never fails, English stands in. */
  readonly load: (language: ShownLocale) => Promise<LoadedLanguage>;
  /** English texts of the shell. */
  readonly messages: Catalogue;
  readonly children: ReactNode;
}

/** Shows everything in the language that was chosen on this device. */
export function LanguageProvider({ start = english, load, messages, children }: LanguageProviderProps) {
  const [choice, setChoice] = useState(storedLanguageChoice);
  const [shown, setShown] = useState(start);
  const latest = useRef<LanguageChoice>(choice);
  useLayoutEffect(() => markPage(shown.locale), [shown]);
  const choose = useCallback(
    (next: LanguageChoice) => {
      storeLanguageChoice(next);
      setChoice(next);
      latest.current = next;
      void load(storedLanguage(next)).then((loaded) => {
        // Somebody who goes through the languages gets the last one.
        if (latest.current === next) setShown(loaded);
      });
    },
    [load],
  );
  const control = useMemo<LanguageControl>(() => ({ choice, shown, choose }), [choice, shown, choose]);
  return (
    <LanguageContext value={control}>
      <MessagesProvider locale={shown.locale} messages={messages} translation={shown.translation}>
        {children}
      </MessagesProvider>
    </LanguageContext>
  );
}

/** The choice of language and how to change it. */
export function useLanguage(): LanguageControl {
  return useContext(LanguageContext);
}
