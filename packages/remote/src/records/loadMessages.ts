import { type Language, languageOf } from '@console/design/language';
import type { Catalogue } from '@console/design/messages';
import { createStore, useStore } from '@console/design/store';
import type { RemoteModule } from '../contract/remoteModule';

type Messages = RemoteModule['messages'];

/** Texts of a remote in a language; `english` where the remote has no others; `failed` where they did not arrive. */
type LoadedMessages = Catalogue | 'english' | 'failed';

const loaded = new WeakMap<Messages, Map<Language, LoadedMessages>>();
const arrivals = createStore(0);

function keep(messages: Messages, language: Language, result: LoadedMessages): void {
  const known = loaded.get(messages) ?? new Map<Language, LoadedMessages>();
  loaded.set(messages, known.set(language, result));
  arrivals.setState(arrivals.getState() + 1);
}

/** Texts of a remote that have arrived in a locale; undefined before {@link loadMessages}. */
function messagesIn({ messages }: Pick<RemoteModule, 'messages'>, locale: string) {
  const language = languageOf(locale) ?? 'en';
  if (language === 'en' || !Object.hasOwn(messages, language)) return 'english';
  return loaded.get(messages)?.get(language);
}

/** The same in a component, which is drawn anew when texts arrive. */
export function useMessagesIn(remote: Pick<RemoteModule, 'messages'>, locale: string) {
  useStore(arrivals);
  return messagesIn(remote, locale);
}

const catalogueOf = (given: Catalogue | { readonly default: Catalogue }): Catalogue =>
  (given as { readonly default?: Catalogue }).default ?? (given as Catalogue);

/**
 * Loads the texts of a remote in a locale, where it has some that are not there yet. Never fails: what does not arrive
 * is asked for again the next time.
 */
export async function loadMessages(remote: Pick<RemoteModule, 'messages'>, locale: string): Promise<void> {
  const known = messagesIn(remote, locale);
  if (known !== undefined && known !== 'failed') return;
  const { messages } = remote;
  const language = languageOf(locale) ?? 'en';
  const given = messages[language];
  try {
    const texts = typeof given === 'function' ? await given() : given;
    keep(messages, language, texts ? catalogueOf(texts) : 'english');
  } catch {
    keep(messages, language, 'failed');
  }
}
