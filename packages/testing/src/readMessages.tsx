import { type Catalogue, MessagesProvider, type Translate, useMessages } from '@console/design/messages';
import { renderHook } from '@testing-library/react';

/** Reads messages of a catalogue as a component would, for tests of rules that make texts. Needs jsdom. */
export function readMessages(messages: Catalogue): Translate {
  return renderHook(useMessages, {
    wrapper: ({ children }) => <MessagesProvider messages={messages}>{children}</MessagesProvider>,
  }).result.current;
}
