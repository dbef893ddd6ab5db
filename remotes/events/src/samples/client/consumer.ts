import type { Broker } from '@console/api-client/brokers';
import type { Destination } from '../address';

/** Facts for a program that gets the messages of one publisher. It holds no secret. */
export interface Consumer {
  readonly broker: Pick<Broker, 'host' | 'port' | 'username' | 'secureConnection'>;
  readonly destination: Destination;
}

/** A language for which client code is written. */
export type Language = 'node' | 'python' | 'java';

/** Writes the program for one way by which messages travel. */
type Writer = (consumer: Consumer) => string;

/** Writes a program by the way the messages of its publisher travel. */
export const byDestination =
  ({ amqp, mqtt, webhook }: Readonly<Record<'amqp' | 'mqtt' | 'webhook', Writer>>): Writer =>
  (consumer) => {
    switch (consumer.destination.brokerType) {
      case 'AMQP':
        return amqp(consumer);
      case 'MQTT':
        return mqtt(consumer);
      default:
        return webhook(consumer);
    }
  };

/** Lines of a program; what is left out by a condition is none. */
export type Lines = readonly (string | false | undefined)[];

/** The text of a program. */
export const program = (lines: Lines): string =>
  `${lines.filter((line) => line !== false && line !== undefined).join('\n')}\n`;

/** A text as a literal; that of JSON is one in all three languages. */
export const literal = (text: string): string => JSON.stringify(text);

/** Where messages arrive: each address once, since a full one is that of all types of messages. */
export const addressesOf = ({ destination }: Consumer): readonly string[] => [
  ...new Set(destination.addresses.map(({ text }) => text)),
];

/** Several texts as literals with commas between. */
export const literals = (texts: readonly string[]): string => texts.map(literal).join(', ');

/** The part of a path before its query. */
export const pathsOf = (consumer: Consumer): readonly string[] => [
  ...new Set(addressesOf(consumer).map((address) => address.split('?')[0] ?? '')),
];
