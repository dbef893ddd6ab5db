import type { JSONSchema } from 'json-schema-to-ts';
import { domainOrAddress, longestName } from '../patterns';
import { optionalFlag, optionalInteger, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

export * from './rules';

/** Kinds of receivers for messages. */
export const brokerTypes = ['AMQP', 'MQTT', 'WEBHOOK'] as const;

/** Kind of receiver for messages. */
export type BrokerType = (typeof brokerTypes)[number];

const inAnyCase = (name: string) => name.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

const ownNames = ['localhost', 'localhost\\.localdomain', 'localhost6', 'localhost6\\.localdomain6'];

/** Names and addresses of the machine that resolves them, which would be the service itself (BROKER-10). */
export const ownHost = `^(?:(?:127|0)(?:\\.[0-9]+){3}|(?:[^.]+\\.)*(?:${ownNames.map(inAnyCase).join('|')}))$`;

/** Addresses that are valid on one link only: services of clouds that tell secrets to their machines have such. */
export const linkLocalHost = '^169\\.254(?:\\.[0-9]+){2}$';

/** Fully qualified domain name or IPv4 address, but neither the machine itself nor one of its own link (BROKER-10). */
export const brokerHost = `^(?!${ownHost.slice(1)}|${linkLocalHost.slice(1)})${domainOrAddress.slice(1)}`;

/** Ports a broker can listen on (BROKER-09). */
export const brokerPorts = { min: 1, max: 65_535 } as const;

/** Most characters of a user name and of a password (BROKER-11). */
export const longestCredential = 50;

/** A message broker as the service answers it. It never holds the password, only whether there is one. */
const brokerSchema = {
  type: 'object',
  required: ['id', 'name', 'type'],
  properties: {
    id: { type: ['string', 'integer'] },
    name: text,
    host: optionalText,
    port: optionalInteger,
    type: text,
    username: optionalText,
    password: optionalText,
    internal: optionalFlag,
    secureConnection: optionalFlag,
    serverCertificate: optionalText,
  },
} as const satisfies JSONSchema;

/**
 * A message broker as it is sent (BROKER-13). What depends on another field is in `rules.ts`; a password that
 * is left out stays what it was.
 */
export const brokerRequestSchema = {
  type: 'object',
  required: ['name', 'host', 'port', 'type'],
  properties: {
    name: { type: 'string', pattern: '\\S', maxLength: longestName, description: 'a name' },
    host: {
      type: 'string',
      pattern: brokerHost,
      description:
        'a fully qualified domain name or an IPv4 address, and none of the service itself or its own link',
    },
    port: { type: 'integer', minimum: brokerPorts.min, maximum: brokerPorts.max },
    type: { enum: brokerTypes },
    username: { type: ['string', 'null'], maxLength: longestCredential },
    password: { type: ['string', 'null'], maxLength: longestCredential },
    secureConnection: optionalFlag,
    serverCertificate: { ...optionalText, description: 'PEM' },
  },
} as const satisfies JSONSchema;

/** A message broker as the service answers it. */
export type BrokerAnswer = Shape<typeof brokerSchema>;

/** A message broker as it is sent. */
export type BrokerRequest = Shape<typeof brokerRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { broker: brokerSchema };
