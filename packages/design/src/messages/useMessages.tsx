import { useCallback, useContext } from 'react';
import { format, formatRich, MessagesContext, type RichValue, type Translate } from './MessagesContext';

/**
 * The function that reads messages: `translate('readers.deleted', { name })`. It keeps its identity as
 * long as the catalogue does. A missing message throws in tests [FORM-18]; a user sees its key.
 */
export function useMessages(): Translate {
  const messages = useContext(MessagesContext);
  return useCallback<Translate>((key, values) => format(messages, key, values), [messages]);
}

/** Key and values of a text with elements in it. */
export interface MessageProps {
  /** Key in the catalogue. */
  id: string;
  /** Values of the message; a function wraps the text between the tags of that name. */
  values?: Readonly<Record<string, RichValue>>;
}

/** A message as content, for messages that hold elements (links, emphasis). */
export function Message({ id, values }: MessageProps) {
  const messages = useContext(MessagesContext);
  return <>{formatRich(messages, id, values)}</>;
}
