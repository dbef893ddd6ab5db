import { createContext, type ReactNode, useContext } from 'react';
import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import { numberLocaleOf } from '../language';
import type { Catalogue, CatalogueMessage, Translation } from './catalogue';
import designMessages from './en.json';

const cache = createIntlCache();

const currency = (code: string) => ({
  style: 'currency' as const,
  currency: code,
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a message can ask for by name, as `{price, number, EUR}` [FORM-17]. */
const formats = { number: { EUR: currency('EUR'), USD: currency('USD') } };

/** Kinds of elements of a compiled message: `TYPE` of its parser, which stays out of the build. */
const literal = 0;
const argument = 1;

const isTest = () => process.env.NODE_ENV === 'test';

/** The messages of a place in the page. */
export interface Messages {
  /** Language of texts, numbers and plurals (BCP 47). */
  readonly locale: string;
  /** English texts, inner ones first: the first that has a key counts. Code that arrives later may add to them. */
  readonly catalogues: readonly Catalogue[];
  /** Texts loaded in the language. */
  readonly translation: Translation | undefined;
  /** The texts that were asked for, in the language where they are translated. */
  readonly texts: Record<string, CatalogueMessage>;
  /**
   * Fills values into texts. Made when the first text needs it: the browser then loads its data of the language, tens of
   * milliseconds, which a sign-in does without.
   */
  readonly intl: IntlShape;
}

/** Messages by key in one language: those that are translated, and English ones where there is none. */
export function createMessages(
  locale: string,
  catalogues: readonly Catalogue[],
  translation: Translation | undefined,
): Messages {
  const texts: Record<string, CatalogueMessage> = {};
  let intl: IntlShape | undefined;
  return {
    locale,
    catalogues,
    translation,
    texts,
    get intl() {
      intl ??= createIntl(
        {
          locale: numberLocaleOf(locale),
          formats,
          messages: texts as Record<string, string>,
          onError: (error) => {
            if (isTest()) throw error;
          },
        },
        cache,
      );
      return intl;
    },
  };
}

/** The design package's own messages are in every catalogue; a key given again replaces them. */
export const MessagesContext = createContext<Messages>(
  createMessages('en', [designMessages as Catalogue], undefined),
);

/** Value that can be put into a message. */
export type MessageValue = string | number | boolean | Date | null | undefined;

declare global {
  /**
   * The messages of all catalogues: by key, the values that each takes. Builds and `npm run build -- --generate` write
   * them, beside the sources that the catalogues belong to.
   */
  interface ConsoleMessages {}
}

/** Key of a message that a catalogue has. */
export type MessageKey = keyof ConsoleMessages;

type EndOf<Key, Start extends string> = Key extends `${Start}.${infer End}` ? End : never;

/** Ends of keys of messages that begin with a text: `KeyEnd<'jobs.status'>` is `'RUNNING'`, where `jobs.status.RUNNING` is a key. */
export type KeyEnd<Start extends string> = EndOf<MessageKey, Start>;

/** Reads a message of the catalogue and fills in its values. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ConsoleMessages[Key]) => string;

/** Values of a message by their names. */
export type MessageValues = Readonly<Record<string, MessageValue>>;

/**
 * The text of a key that is chosen or put together while the page runs. The compiler does not compare its values, so the
 * tests have to.
 */
export const translateKey = (translate: Translate, key: MessageKey, values?: MessageValues): string =>
  (translate as (key: string, values?: MessageValues) => string)(key, values);

const own = (catalogue: Catalogue | undefined, key: string) =>
  catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

function textOf({ texts, catalogues, translation }: Messages, key: string): CatalogueMessage | undefined {
  const known = own(texts, key);
  if (known) return known;
  const holder = catalogues.find((catalogue) => Object.hasOwn(catalogue, key));
  const english = holder?.[key];
  const given = english === undefined ? {} : { [key]: english };
  const translated = typeof translation === 'function' ? translation(given) : translation;
  const text = own(translated, key) ?? english;
  if (text !== undefined) texts[key] = text;
  return text;
}

function descriptor(messages: Messages, key: string): MessageDescriptor | null {
  if (textOf(messages, key) !== undefined) return { id: key };
  const missing = `There is no message "${key}" for "${messages.locale}".`;
  if (isTest()) throw new Error(missing);
  // biome-ignore lint/suspicious/noConsole: who wrote the page is told; its user sees the key.
  console.error(missing);
  return null;
}

/** A text that needs nothing of the language: it is compiled, takes no values or only texts, and has no forms. */
function plainText(messages: Messages, key: string, values: Readonly<Record<string, unknown>> = {}) {
  const text = textOf(messages, key);
  if (!Array.isArray(text)) return undefined;
  const parts = text.map((part) => {
    if (part.type === literal) return part.value;
    return part.type === argument ? values[part.value] : undefined;
  });
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
}

/** Formats a message as text. */
export function format(messages: Messages, key: string, values?: MessageValues): string {
  const plain = plainText(messages, key, values);
  if (plain !== undefined) return plain;
  const found = descriptor(messages, key);
  return found ? messages.intl.formatMessage(found, values as Record<string, string>) : key;
}

/** Value of a rich message: content, or a function that wraps the text of a tag of the message. */
export type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** Formats a message with elements in it. */
export function formatRich(
  messages: Messages,
  key: string,
  values?: Readonly<Record<string, RichValue>>,
): ReactNode {
  const plain = plainText(messages, key, values);
  if (plain !== undefined) return plain;
  const found = descriptor(messages, key);
  return found ? messages.intl.formatMessage(found, values as Record<string, ReactNode>) : key;
}

/** The language of everything around, `de`; what numbers, times and names are written and sorted by. */
export const useLocale = (): string => useContext(MessagesContext).locale;
