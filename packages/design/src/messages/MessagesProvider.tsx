import { type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue, Translation } from './catalogue';
import { createMessages, MessagesContext } from './MessagesContext';

/** Language and texts for everything inside. */
export interface MessagesProviderProps {
  /**
   * Language of texts, numbers and plurals (BCP 47). Another one than around begins without the translation of that.
   * @defaultValue that of the provider around this one, else `en`
   */
  locale?: string;
  /** English messages in addition to those of the provider around this one; the same key replaces. */
  messages: Catalogue;
  /** The same in the language, in addition to those around. @defaultValue what is translated around is all there is */
  translation?: Translation | undefined;
  children?: ReactNode;
}

function joined(around: Translation | undefined, own: Translation | undefined): Translation | undefined {
  if (!around || typeof own === 'function') return own ?? around;
  return typeof around === 'function' ? around : { ...around, ...own };
}

/** Adds a catalogue for everything inside it. */
export function MessagesProvider({ locale, messages, translation, children }: MessagesProviderProps) {
  const around = useContext(MessagesContext);
  const usedLocale = locale ?? around.locale;
  const value = useMemo(
    () =>
      createMessages(
        usedLocale,
        [messages, ...around.catalogues],
        usedLocale === around.locale ? joined(around.translation, translation) : translation,
      ),
    [usedLocale, around, messages, translation],
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
