import { useCallback, useContext } from 'react';
import {
  format,
  formatRich,
  type MessageKey,
  MessagesContext,
  type MessageValues,
  type RichValue,
  type Translate,
} from './MessagesContext';

/**
 * The function that reads messages: `translate('readers.deleted', { name })`. It keeps its identity as
 * long as the catalogue does. A missing message throws in tests [FORM-18]; a user sees its key.
 */
export function useMessages(): Translate {
  const messages = useContext(MessagesContext);
  return useCallback(
    (key: string, values?: MessageValues) => format(messages, key, values),
    [messages],
  ) as Translate;
}

/** Key and values of a text with elements in it. */
export type MessageProps<Key extends MessageKey> = {
  /** Key in the catalogue. */
  id: Key;
} & (ConsoleMessages[Key] extends readonly [infer Values]
  ? {
      /** Values of the message; a function wraps the text between the tags of that name. */
      values: { readonly [Name in keyof Values]: RichValue };
    }
  : { values?: undefined });

/** A message as content, for messages that hold elements (links, emphasis). */
export function Message<Key extends MessageKey>({ id, values }: MessageProps<Key>) {
  const messages = useContext(MessagesContext);
  return <>{formatRich(messages, id, values)}</>;
}
