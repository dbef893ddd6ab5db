import { createContext, type ReactNode, useContext } from 'react';
import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Catalogue } from './catalogue';
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

/** The design package's own messages are in every catalogue; a key given again replaces them. */
export function createMessages(locale: string, messages: Catalogue): IntlShape {
  return createIntl(
    {
      locale,
      formats,
      messages: { ...(designMessages as Catalogue), ...messages } as Record<string, string>,
      onError: (error) => {
        if (isTest()) throw error;
      },
    },
    cache,
  );
}

export const MessagesContext = createContext<IntlShape>(createMessages('en', {}));

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

export const useIntl = () => useContext(MessagesContext);
