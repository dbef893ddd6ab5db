import { exchange, routingKey, topic, webhookPath } from '@console/api-client/publishers';
import { type Failure, type Rule, rules } from '@console/design/form';
import { formatList } from '@console/design/language';
import type { MessageKey } from '@console/design/messages';

/** Characters allowed in a part of an address. */
interface Alphabet {
  /** The whole text matches. */
  readonly pattern: string;
  /** One character, or escape, that is allowed. */
  readonly allowed: RegExp;
  /** Text that names what is allowed; given `found`, and `space` when a space is among it. */
  readonly message: MessageKey;
  /** Characters with which consumers subscribe to many addresses, and the text about them. @defaultValue none */
  readonly wildcards?: { readonly pattern: RegExp; readonly message: MessageKey };
}

/** Names the characters that are not allowed, each once; a space cannot be seen, so it is named in words. */
function describeStrangers(strangers: string) {
  const characters = [...new Set(strangers)];
  const visible = characters.filter((character) => character.trim() !== '');
  const hasSpace = visible.length < characters.length;
  return {
    found: formatList(visible.map((character) => `“${character}”`)),
    space: hasSpace ? (visible.length > 0 ? 'also' : 'only') : 'no',
  };
}

const madeOf =
  ({ pattern, allowed, message, wildcards }: Alphabet): Rule =>
  (value): Failure | undefined => {
    const text = String(value ?? '').trim();
    if (new RegExp(pattern).test(text)) return undefined;
    const strangers = text.replace(allowed, '');
    if (wildcards?.pattern.test(text))
      return { key: wildcards.message, values: describeStrangers(strangers.replace(/[^*#+]/g, '')) };
    return { key: message, values: describeStrangers(strangers) };
  };

/** A routing key, its prefix or suffix [PUBLISHER-14]. */
export const routingKeyRule = madeOf({
  pattern: routingKey,
  allowed: /[A-Za-z0-9.]/g,
  message: 'publishers.characters.routingKey',
  wildcards: { pattern: /[*#]/, message: 'publishers.wildcard.routingKey' },
});

/** An exchange, which must not be one of the service's own [PUBLISHER-14]. */
export const exchangeRule: Rule = (value) =>
  String(value ?? '')
    .trim()
    .startsWith('impinj.')
    ? { key: 'publishers.exchange.reserved' }
    : exchangeCharacters(value);

const exchangeCharacters = madeOf({
  pattern: exchange,
  allowed: /[A-Za-z0-9.:_-]/g,
  message: 'publishers.characters.exchange',
});

/** A topic, its prefix or suffix [PUBLISHER-15]. */
export const topicRule = madeOf({
  pattern: topic,
  allowed: /[A-Za-z0-9/]/g,
  message: 'publishers.characters.topic',
  wildcards: { pattern: /[+#]/, message: 'publishers.wildcard.topic' },
});

/** A path, its prefix or suffix [PUBLISHER-15]. */
export const pathRule = madeOf({
  pattern: webhookPath,
  allowed: /[A-Za-z0-9/._~-]|%[0-9A-Fa-f]{2}/g,
  message: 'publishers.characters.path',
});

/** The beginning of an EPC, in upper case [PUBLISHER-16]. */
export const hexadecimalRule = rules.pattern(/^[0-9A-F]*$/, 'validation.hexadecimal');
