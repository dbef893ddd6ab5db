import { type Catalogue, MessagesProvider, type Translate, useMessages } from '@console/design/messages';
import { renderHook } from '@testing-library/react';

/** Reads messages of a catalogue as a component would, for tests of rules that make texts. Needs jsdom. @param locale their language. @defaultValue English */
export function readMessages(messages: Catalogue, locale?: string): Translate {
  return renderHook(useMessages, {
    wrapper: ({ children }) => (
      <MessagesProvider locale={locale} messages={messages}>
        {children}
      </MessagesProvider>
    ),
  }).result.current;
}
