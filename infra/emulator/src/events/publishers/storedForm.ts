import type { BrokerType } from '@console/api-client/brokers/schema';
import { type PublisherRequest, publisherDefaults } from '@console/api-client/publishers/schema';
import { invalid } from '../../server/failure';

type Options = NonNullable<PublisherRequest['messageOptions']>;
type Filters = NonNullable<PublisherRequest['filters']>;

/** A publisher's own part of what is stored. */
export interface PublisherDocument {
  readonly messageTypes: PublisherRequest['messageTypes'];
  /** Delivery by the broker's type; the groups of other types are `null`. */
  readonly messageOptions: ReturnType<typeof optionsOf>;
  /** Which messages are handed over, by their type; `null`: all of them, or none of that type. */
  readonly filters: ReturnType<typeof filtersOf>;
}

const groupOfBroker = { AMQP: 'amqp', MQTT: 'mqtt', WEBHOOK: 'webhook' } as const;

const groupOfMessages = { ITEM: 'item', HEALTH: 'health', THRESHOLD: 'threshold' } as const;

/**
 * Stored form of a request: every key of every group that applies, `null` where nothing was said.
 * @throws 400 for options of another type of broker and for filters of messages that are not sent
 */
export function documentOf(
  request: Omit<PublisherRequest, 'brokerId' | 'name'>,
  brokerType: BrokerType,
): PublisherDocument {
  const { messageTypes } = request;
  const options = request.messageOptions ?? {};
  const filters = request.filters ?? {};
  const sent = messageTypes.map((type) => groupOfMessages[type]);
  refuseOthers(options, 'messageOptions', [groupOfBroker[brokerType]], `a broker of type ${brokerType}`);
  refuseOthers(filters, 'filters', sent, `messages of type ${messageTypes.join(', ')}`);
  return { messageTypes, messageOptions: optionsOf(options, brokerType), filters: filtersOf(filters) };
}

function optionsOf({ amqp, mqtt, webhook }: Options, brokerType: BrokerType) {
  return {
    amqp: brokerType === 'AMQP' ? amqpOptionsOf(amqp ?? {}) : null,
    mqtt: brokerType === 'MQTT' ? mqttOptionsOf(mqtt ?? {}) : null,
    webhook: brokerType === 'WEBHOOK' ? webhookOptionsOf(webhook ?? {}) : null,
  };
}

const amqpOptionsOf = (amqp: NonNullable<Options['amqp']>) => ({
  deliveryMode: amqp.deliveryMode ?? publisherDefaults.deliveryMode,
  routingKey: amqp.routingKey || null,
  routingKeyPrefix: amqp.routingKeyPrefix || null,
  routingKeySuffix: amqp.routingKeySuffix || null,
  exchange: amqp.exchange || null,
  vhost: amqp.vhost || null,
});

const mqttOptionsOf = (mqtt: NonNullable<Options['mqtt']>) => ({
  topic: mqtt.topic || null,
  topicPrefix: mqtt.topicPrefix || null,
  topicSuffix: mqtt.topicSuffix || null,
  qos: mqtt.qos ?? publisherDefaults.qos,
});

const webhookOptionsOf = (webhook: NonNullable<Options['webhook']>) => ({
  messageTypePlacement: webhook.messageTypePlacement ?? publisherDefaults.messageTypePlacement,
  path: webhook.path || null,
  pathPrefix: webhook.pathPrefix || null,
  pathSuffix: webhook.pathSuffix || null,
  authenticationType: webhook.authenticationType ?? null,
  requestTimeout: webhook.requestTimeout ?? null,
});

function filtersOf({ item, health, threshold }: Filters) {
  return {
    item: isFilled(item) ? itemFilterOf(item) : null,
    health: isFilled(health) ? healthFilterOf(health) : null,
    threshold: isFilled(threshold) ? thresholdFilterOf(threshold) : null,
  };
}

const itemFilterOf = (item: NonNullable<Filters['item']>) => ({
  minimumMovement: item.minimumMovement ?? null,
  jobNamePrefixes: item.jobNamePrefixes ?? null,
  fromZone: item.fromZone || null,
  toZone: item.toZone || null,
  epcPrefix: item.epcPrefix?.toUpperCase() || null,
  fromFacility: item.fromFacility || null,
  toFacility: item.toFacility || null,
  zoneTransitionsOnly: item.zoneTransitionsOnly ?? null,
});

const healthFilterOf = (health: NonNullable<Filters['health']>) => ({
  readerName: health.readerName || null,
  type: health.type || null,
  code: health.code || null,
});

const thresholdFilterOf = (threshold: NonNullable<Filters['threshold']>) => ({
  epcPrefix: threshold.epcPrefix?.toUpperCase() || null,
  thresholdNames: threshold.thresholdNames ?? null,
  jobNamePrefixes: threshold.jobNamePrefixes ?? null,
  direction: threshold.direction ?? null,
});

function isFilled<Group extends object>(group: Group | null | undefined): group is Group {
  return Object.values(group ?? {}).some((value) => value !== null && value !== '');
}

function refuseOthers(
  groups: Readonly<Record<string, object | null | undefined>>,
  field: string,
  applying: readonly string[],
  owner: string,
): void {
  for (const [group, value] of Object.entries(groups))
    if (!applying.includes(group) && isFilled(value))
      throw invalid(`${field}.${group}`, `does not apply to ${owner}`);
}
