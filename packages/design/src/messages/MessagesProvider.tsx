import { type ReactNode, useMemo } from 'react';
import type { Catalogue } from './catalogue';
import { createMessages, MessagesContext, useIntl } from './MessagesContext';

/** Options of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** Language of numbers and plurals (BCP 47). @defaultValue that of the provider around this one, else `en` */
  locale?: string;
  /** Messages in addition to those of the provider around this one; the same key replaces. */
  messages: Catalogue;
  children?: ReactNode;
}

/** Adds a catalogue for everything inside it. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const around = useIntl();
  const usedLocale = locale ?? around.locale;
  const intl = useMemo(
    () => createMessages(usedLocale, { ...(around.messages as Catalogue), ...messages }),
    [usedLocale, around, messages],
  );
  return <MessagesContext value={intl}>{children}</MessagesContext>;
}
