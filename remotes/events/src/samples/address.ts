import { type PublisherDraft, publisherDefaults } from '@console/api-client/publishers';

/** Which field a part of an address comes from. */
type AddressSource = 'full' | 'prefix' | 'type' | 'suffix' | 'query' | 'separator';

/** A piece of an address. */
interface AddressPart {
  readonly source: AddressSource;
  readonly text: string;
}

/** Where messages of one type go. */
export interface MessageAddress {
  readonly messageType: string;
  /** Routing key, topic or path with its query. */
  readonly text: string;
  /** In their order; together they are the text. */
  readonly parts: readonly AddressPart[];
}

/** Why the addresses of a publisher are as they are. */
type AddressRemark = 'full' | 'affixUnused' | 'typeOnly' | 'affix' | 'query';

/** Where the messages of a publisher go, and why. */
export interface Destination {
  readonly brokerType: string;
  readonly addresses: readonly MessageAddress[];
  readonly remarks: readonly AddressRemark[];
  /** Settings of consumers beside the address, with the service's own defaults. */
  readonly amqp?: { readonly exchange: string; readonly vhost: string };
  readonly mqtt?: { readonly qos: number };
  readonly webhook?: { readonly authenticationType?: string };
}

/** Part of a publisher that decides where its messages go. */
export type AddressedPublisher = Pick<PublisherDraft, 'messageTypes' | 'messageOptions'>;

interface Affixes {
  readonly full?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/**
 * Where the messages of a publisher go: the full address, or prefix, type of message and suffix joined by dots or
 * slashes. Undefined for a type of broker that is not known.
 */
export function destinationOf(
  brokerType: string | undefined,
  { messageTypes, messageOptions }: AddressedPublisher,
): Destination | undefined {
  switch (brokerType) {
    case 'AMQP': {
      const { routingKey, routingKeyPrefix, routingKeySuffix, exchange, vhost } = messageOptions.amqp ?? {};
      const affixes = { full: routingKey, prefix: routingKeyPrefix, suffix: routingKeySuffix };
      return {
        brokerType,
        addresses: messageTypes.map((type) => addressOf(type, affixes, '.')),
        remarks: remarksOf(affixes),
        amqp: { exchange: exchange || publisherDefaults.exchange, vhost: vhost || publisherDefaults.vhost },
      };
    }
    case 'MQTT': {
      const { topic, topicPrefix, topicSuffix, qos = publisherDefaults.qos } = messageOptions.mqtt ?? {};
      const affixes = { full: topic, prefix: topicPrefix, suffix: topicSuffix };
      return {
        brokerType,
        addresses: messageTypes.map((type) => addressOf(type, affixes, '/')),
        remarks: remarksOf(affixes),
        mqtt: { qos },
      };
    }
    case 'WEBHOOK': {
      const { path, pathPrefix, pathSuffix, messageTypePlacement, authenticationType } =
        messageOptions.webhook ?? {};
      const affixes = { full: path, prefix: pathPrefix, suffix: pathSuffix };
      const inQuery = messageTypePlacement === 'QUERY_PARAM';
      return {
        brokerType,
        addresses: messageTypes.map((type) => webhookAddress(type, affixes, inQuery)),
        remarks: [...remarksOf(affixes), ...(inQuery ? (['query'] as const) : [])],
        webhook: { authenticationType },
      };
    }
    default:
      return undefined;
  }
}

function remarksOf({ full, prefix, suffix }: Affixes): readonly AddressRemark[] {
  const hasAffix = Boolean(prefix || suffix);
  if (full) return hasAffix ? ['full', 'affixUnused'] : ['full'];
  return [hasAffix ? 'affix' : 'typeOnly'];
}

const withText = (messageType: string, parts: readonly AddressPart[]): MessageAddress => ({
  messageType,
  parts,
  text: parts.map(({ text }) => text).join(''),
});

/** A separator stands between parts once, also where one of them brings its own. */
function joined(separator: '.' | '/', given: readonly AddressPart[]): readonly AddressPart[] {
  return given.reduce<readonly AddressPart[]>((before, part) => {
    const last = before.at(-1);
    if (!last) return [part];
    const head = last.text.endsWith(separator) ? last.text.slice(0, -1) : last.text;
    const tail = part.text.startsWith(separator) ? part.text.slice(1) : part.text;
    return [
      ...before.slice(0, -1),
      { ...last, text: head },
      { source: 'separator', text: separator },
      { ...part, text: tail },
    ];
  }, []);
}

const partsOf = ({ full, prefix, suffix }: Affixes, type: string | undefined): readonly AddressPart[] =>
  full
    ? [{ source: 'full', text: full }]
    : [
        ...(prefix ? [{ source: 'prefix', text: prefix } as const] : []),
        ...(type ? [{ source: 'type', text: type } as const] : []),
        ...(suffix ? [{ source: 'suffix', text: suffix } as const] : []),
      ];

const addressOf = (messageType: string, affixes: Affixes, separator: '.' | '/') =>
  withText(messageType, joined(separator, partsOf(affixes, messageType.toLowerCase())));

/** A path begins with one slash; in the query the type of message stands also beside a full path. */
function webhookAddress(messageType: string, affixes: Affixes, inQuery: boolean): MessageAddress {
  const type = messageType.toLowerCase();
  const [first, ...others] = joined('/', partsOf(affixes, inQuery ? undefined : type));
  return withText(messageType, [
    { source: 'separator', text: '/' },
    ...(first ? [{ ...first, text: first.text.replace(/^\/+/, '') }] : []),
    ...others,
    ...(inQuery ? [{ source: 'query', text: `?messageType=${type}` } as const] : []),
  ]);
}
