import { type WithoutBlank, withoutBlank } from '../wire';
import type { PublisherAnswer, PublisherRequest } from './schema';

type Options = NonNullable<PublisherAnswer['messageOptions']>;
type Filters = NonNullable<PublisherAnswer['filters']>;
type Filled<Group> = WithoutBlank<NonNullable<Group>>;

/** Delivery of messages to an AMQP broker. */
export type AmqpOptions = Filled<Options['amqp']>;
/** Delivery of messages to an MQTT broker. */
export type MqttOptions = Filled<Options['mqtt']>;
/** Address and sign-in of a webhook. */
export type WebhookOptions = Filled<Options['webhook']>;
/** Which item messages are sent. */
export type ItemFilter = Filled<Filters['item']>;
/** Which health messages are sent. */
export type HealthFilter = Filled<Filters['health']>;
/** Which threshold messages are sent. */
export type ThresholdFilter = Filled<Filters['threshold']>;

/** Sends messages of some types to a broker. What is `null` on the wire is absent. */
export interface Publisher {
  readonly id: string;
  readonly brokerId: string;
  readonly name: string;
  readonly messageTypes: readonly string[];
  readonly messageOptions: {
    readonly amqp?: AmqpOptions;
    readonly mqtt?: MqttOptions;
    readonly webhook?: WebhookOptions;
  };
  readonly filters: {
    readonly item?: ItemFilter;
    readonly health?: HealthFilter;
    readonly threshold?: ThresholdFilter;
  };
}

/** Values of a publisher that can be saved. Blank values count as absent. */
export interface PublisherDraft extends Omit<Publisher, 'id'> {
  /**
   * Type of the broker it sends to: it decides which options are sent (PUBLISHER-18).
   * @defaultValue all that there are: those of a stored publisher are of its broker's type
   */
  readonly brokerType?: string;
}

const filterOfType = { ITEM: 'item', HEALTH: 'health', THRESHOLD: 'threshold' } as const;

const optionsOfType = { AMQP: 'amqp', MQTT: 'mqtt', WEBHOOK: 'webhook' } as const;

/** A publisher as the console shows it: nothing in place of `null`, no group without content. */
export function readPublisher({
  id,
  brokerId,
  name,
  messageTypes,
  messageOptions,
  filters,
}: PublisherAnswer): Publisher {
  return {
    id: String(id),
    brokerId: String(brokerId ?? ''),
    name,
    messageTypes,
    messageOptions: withContent(messageOptions ?? {}),
    filters: withContent(filters ?? {}),
  };
}

/**
 * A publisher as it is sent (PUBLISHER-18): of the options the group of its broker's type, of the filters those
 * of its message types, and of both only what has content.
 */
export function writePublisher(draft: PublisherDraft): PublisherRequest {
  const { brokerId, brokerType, name, messageTypes, messageOptions, filters } = draft;
  const request = {
    brokerId,
    name,
    messageTypes: [...messageTypes],
    messageOptions: withContent(
      brokerType === undefined ? messageOptions : only(messageOptions, [groupOf(optionsOfType, brokerType)]),
    ),
    filters: withContent(
      only(
        filters,
        messageTypes.map((type) => groupOf(filterOfType, type)),
      ),
    ),
  };
  // Values that only a newer service knows go back as they came.
  return request as PublisherRequest;
}

const groupOf = (groups: Readonly<Record<string, string>>, type: string): string | undefined => groups[type];

function only<Groups extends object>(groups: Groups, names: readonly (string | undefined)[]): Groups {
  return Object.fromEntries(Object.entries(groups).filter(([name]) => names.includes(name))) as Groups;
}

type WithContent<Groups> = { [Name in keyof Groups]?: Filled<Groups[Name]> };

/** Without blank values and empty lists, and without the groups that then hold nothing. */
function withContent<Groups extends object>(groups: Groups): WithContent<Groups> {
  const filled = Object.entries(groups)
    .map(([name, group]) => [name, withoutEmpty(group ?? {})] as const)
    .filter(([, group]) => Object.keys(group).length > 0);
  return Object.fromEntries(filled) as WithContent<Groups>;
}

const withoutEmpty = (group: object) =>
  Object.fromEntries(
    Object.entries(withoutBlank(group)).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
