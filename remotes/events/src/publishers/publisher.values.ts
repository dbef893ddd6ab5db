import {
  type AmqpOptions,
  type HealthFilter,
  type ItemFilter,
  longestPublisherName,
  longestRequestTimeout,
  type MqttOptions,
  type Publisher,
  type PublisherDraft,
  publisherDefaults,
  shortestRequestTimeout,
  type ThresholdFilter,
  type WebhookOptions,
} from '@console/api-client/publishers';
import { type FormErrors, type NumberInput, type Rule, rules, typedText } from '@console/design/form';
import { exchangeRule, hexadecimalRule, pathRule, routingKeyRule, topicRule } from './publisher.rules';

/** A group of the form, of which any value may be missing; numbers are as they were typed. */
type Typed<Group, Numbers extends keyof Group = never> = Readonly<
  Partial<Omit<Group, Numbers> & Record<Numbers, NumberInput>>
>;

/** Values of the form. Groups that do not apply keep what was typed, and are not sent. */
export interface PublisherValues {
  readonly name: string;
  readonly brokerId?: string;
  readonly messageTypes: readonly string[];
  readonly amqp: Typed<AmqpOptions>;
  readonly mqtt: Typed<Omit<MqttOptions, 'qos'>> & { readonly qos?: string };
  readonly webhook: Typed<WebhookOptions, 'requestTimeout'>;
  readonly item: Typed<ItemFilter, 'minimumMovement'>;
  readonly health: Typed<HealthFilter>;
  readonly threshold: Typed<ThresholdFilter>;
}

const { deliveryMode, qos, messageTypePlacement } = publisherDefaults;

/** Initial values of the form of a new publisher [PUBLISHER-06 to PUBLISHER-08]. */
export const newPublisherValues: PublisherValues = {
  name: '',
  brokerId: undefined,
  messageTypes: [],
  amqp: { deliveryMode },
  mqtt: { qos: String(qos) },
  webhook: { messageTypePlacement },
  item: {},
  health: {},
  threshold: {},
};

/** Initial values of the form of a stored publisher. */
export function valuesOfPublisher(publisher: Publisher): PublisherValues {
  const { name, brokerId, messageTypes, messageOptions, filters } = publisher;
  const { amqp, mqtt, webhook } = messageOptions;
  return {
    name,
    brokerId,
    messageTypes,
    amqp: { ...newPublisherValues.amqp, ...amqp },
    mqtt: { ...mqtt, qos: String(mqtt?.qos ?? qos) },
    webhook: { ...newPublisherValues.webhook, ...webhook },
    item: filters.item ?? {},
    health: filters.health ?? {},
    threshold: filters.threshold ?? {},
  };
}

/** A group with its texts trimmed; a flag that asks for nothing is left out. */
const trimmed = <Group extends object>(group: Group | undefined): Group =>
  Object.fromEntries(
    Object.entries(group ?? {})
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== false),
  ) as Group;

/**
 * The publisher that the form describes. Which groups of it apply, the API client decides by the type of the broker and
 * the types of messages [PUBLISHER-18].
 * @param brokerType of the chosen broker; undefined while it is not known
 */
export function draftOfValues(values: PublisherValues, brokerType: string | undefined): PublisherDraft {
  const { name, brokerId, messageTypes, amqp, mqtt, webhook, item, health, threshold } = values;
  const draft = {
    name: typedText(name),
    brokerId: brokerId ?? '',
    brokerType: brokerType ?? '',
    messageTypes,
    messageOptions: {
      amqp: trimmed(amqp),
      mqtt: { ...trimmed(mqtt), qos: Number(mqtt?.qos ?? qos) },
      webhook: trimmed(webhook),
    },
    filters: { item: trimmed(item), health: trimmed(health), threshold: trimmed(threshold) },
  };
  // Numbers that cannot be read are refused before anything is sent; blank values are left out.
  return draft as PublisherDraft;
}

/** Rules of the fields, by group; a group applies by the type of the broker or the types of messages. */
const groupRules = {
  amqp: {
    routingKey: routingKeyRule,
    routingKeyPrefix: routingKeyRule,
    routingKeySuffix: routingKeyRule,
    exchange: exchangeRule,
  },
  mqtt: { topic: topicRule, topicPrefix: topicRule, topicSuffix: topicRule },
  webhook: {
    path: pathRule,
    pathPrefix: pathRule,
    pathSuffix: pathRule,
    requestTimeout: rules.all(
      rules.number,
      rules.integer,
      rules.atLeast(shortestRequestTimeout),
      rules.atMost(longestRequestTimeout),
    ),
  },
  item: { minimumMovement: rules.all(rules.number, rules.atLeast(0)), epcPrefix: hexadecimalRule },
  health: {},
  threshold: { epcPrefix: hexadecimalRule },
} as const satisfies Partial<Record<keyof PublisherValues, Readonly<Record<string, Rule>>>>;

/** The groups of a publisher that has this type of broker and sends these messages. */
const groupsOf = (brokerType: string | undefined, messageTypes: readonly string[]) =>
  [brokerType, ...messageTypes].map((type) => type?.toLowerCase());

/** Facts of the chosen broker for the form. */
interface KnownBrokers {
  /** Type of the chosen broker, also of one that is gone by now. */
  readonly type: string | undefined;
  /** True if the chosen broker is known to be there no more. */
  readonly isGone: boolean;
}

/** Failures of a publisher, among the groups that apply [PUBLISHER-13 to PUBLISHER-16]. */
export function publisherErrors(values: PublisherValues, broker: KnownBrokers): FormErrors {
  const { name, brokerId, messageTypes } = values;
  const applying = groupsOf(broker.type, messageTypes);
  const ofGroups = Object.entries(groupRules)
    .filter(([group]) => applying.includes(group))
    .flatMap(([group, fields]) => {
      const typed = new Map<string, unknown>(Object.entries(values[group as keyof typeof groupRules] ?? {}));
      return Object.entries<Rule>(fields).map(([field, rule]) => [
        `${group}.${field}`,
        rule(typed.get(field)),
      ]);
    });
  return {
    name: rules.all(rules.required, rules.maxLength(longestPublisherName))(name),
    brokerId: broker.isGone ? { key: 'publishers.broker.gone', atOnce: true } : rules.required(brokerId),
    messageTypes: rules.required(messageTypes),
    ...Object.fromEntries(ofGroups),
  };
}
