import { createContext, type ReactNode, useContext } from 'react';
import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import { numberLocaleOf } from '../language';
import type { Catalogue, Translation } from './catalogue';
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

const isTest = () => process.env.NODE_ENV === 'test';

/** The messages of a place in the page. */
export interface Messages {
  /** Language of texts, numbers and plurals (BCP 47). */
  readonly locale: string;
  /** What a text is in English: stands in where it is not translated. */
  readonly english: Catalogue;
  /** What was loaded in the language. */
  readonly translation: Translation | undefined;
  readonly intl: IntlShape;
}

/** Messages by key in one language: those that are translated, and English ones where there is none. */
export function createMessages(
  locale: string,
  english: Catalogue,
  translation: Translation | undefined,
): Messages {
  const translated = typeof translation === 'function' ? translation(english) : translation;
  const intl = createIntl(
    {
      locale: numberLocaleOf(locale),
      formats,
      messages: { ...english, ...translated } as Record<string, string>,
      onError: (error) => {
        if (isTest()) throw error;
      },
    },
    cache,
  );
  return { locale, english, translation, intl };
}

/** The design package's own messages are in every catalogue; a key given again replaces them. */
export const MessagesContext = createContext<Messages>(
  createMessages('en', designMessages as Catalogue, undefined),
);

/** Value that can be put into a message. */
export type MessageValue = string | number | boolean | Date | null | undefined;

/** Reads a message of the catalogue and fills in its values. */
export type Translate = (key: string, values?: Readonly<Record<string, MessageValue>>) => string;

function descriptor(intl: IntlShape, key: string): MessageDescriptor | null {
  if (Object.hasOwn(intl.messages, key)) return { id: key };
  if (isTest()) throw new Error(`There is no message "${key}" for "${intl.locale}".`);
  return null;
}

export function format(intl: IntlShape, key: string, values?: Parameters<Translate>[1]): string {
  const found = descriptor(intl, key);
  return found ? intl.formatMessage(found, values as Record<string, string>) : key;
}

/** Value of a rich message: content, or a function that wraps the text of a tag of the message. */
export type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

export function formatRich(
  intl: IntlShape,
  key: string,
  values?: Readonly<Record<string, RichValue>>,
): ReactNode {
  const found = descriptor(intl, key);
  return found ? intl.formatMessage(found, values as Record<string, ReactNode>) : key;
}

export const useIntl = () => useContext(MessagesContext).intl;

/** The language of everything around, `de`; what numbers, times and names are written and sorted by. */
export const useLocale = (): string => useContext(MessagesContext).locale;
