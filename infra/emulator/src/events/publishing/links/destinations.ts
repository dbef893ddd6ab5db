import { publisherDefaults } from '@console/api-client/publishers/schema';
import type { MessageKind } from '../../../server/messages';
import type { StoredPublisher } from '../../publishers/store';

type Options = StoredPublisher['messageOptions'];

/** Where in an AMQP broker a message goes. */
interface AmqpDestination {
  readonly exchange: string;
  readonly routingKey: string;
  /** True if the broker keeps it through a restart. */
  readonly persistent: boolean;
}

/** The full routing key, or prefix, kind and suffix joined by dots. */
export function amqpDestination({ amqp }: Options, kind: MessageKind): AmqpDestination {
  return {
    exchange: amqp?.exchange ?? publisherDefaults.exchange,
    routingKey: amqp?.routingKey ?? joined('.', amqp?.routingKeyPrefix, kind, amqp?.routingKeySuffix),
    persistent: amqp?.deliveryMode === 'PERSISTENT',
  };
}

/** Where in an MQTT broker a message goes. */
interface MqttDestination {
  readonly topic: string;
  readonly qos: 0 | 1 | 2;
}

/** The full topic, or prefix, kind and suffix joined by slashes. */
export function mqttDestination({ mqtt }: Options, kind: MessageKind): MqttDestination {
  return {
    topic: mqtt?.topic ?? joined('/', mqtt?.topicPrefix, kind, mqtt?.topicSuffix),
    qos: mqtt?.qos ?? publisherDefaults.qos,
  };
}

/** Address and sign-in of a webhook for a message. */
export interface WebhookDestination {
  /** With its query. */
  readonly path: string;
  readonly authenticationType: 'BASIC' | 'DIGEST' | null;
  /** Milliseconds. */
  readonly requestTimeout: number;
}

/**
 * The full path, or prefix, kind and suffix joined by slashes; the kind goes into the query instead where the
 * publisher says so. The name of that parameter is this project's own: no document names it.
 */
export function webhookDestination({ webhook }: Options, kind: MessageKind): WebhookDestination {
  const inQuery = webhook?.messageTypePlacement === 'QUERY_PARAM';
  const path = webhook?.path ?? joined('/', webhook?.pathPrefix, inQuery ? null : kind, webhook?.pathSuffix);
  return {
    path: `/${path.replace(/^\/+/, '')}${inQuery ? `?messageType=${kind}` : ''}`,
    authenticationType: webhook?.authenticationType ?? null,
    requestTimeout: webhook?.requestTimeout ?? publisherDefaults.requestTimeout,
  };
}

/** The parts that there are, without separators doubled where a part brings its own. */
function joined(separator: '.' | '/', ...parts: readonly (string | null | undefined)[]): string {
  const [first = '', ...rest] = parts.filter((part) => typeof part === 'string');
  return rest.reduce(
    (text, part) =>
      `${text.endsWith(separator) ? text.slice(0, -1) : text}${separator}${part.startsWith(separator) ? part.slice(1) : part}`,
    first,
  );
}
