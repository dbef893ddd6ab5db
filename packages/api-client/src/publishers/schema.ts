import type { JSONSchema } from 'json-schema-to-ts';
import {
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
  optionalTexts,
  text,
  texts,
} from '../schema/fragments';
import type { Shape } from '../schema/shape';
import {
  exchange,
  longestPublisherName,
  routingKey,
  shortestRequestTimeout,
  topic,
  webhookPath,
} from './rules';

export * from './rules';

/** Kinds of messages a publisher can send. */
export const messageTypes = ['ITEM', 'HEALTH', 'THRESHOLD'] as const;

/** Durability of messages over a restart of an AMQP broker. */
export const deliveryModes = ['PERSISTENT', 'NON_PERSISTENT'] as const;

/** Guarantees of MQTT: at most once, at least once, exactly once. */
export const qualitiesOfService = [0, 1, 2] as const;

/** Where the address of a webhook holds the type of a message. */
export const messageTypePlacements = ['PATH', 'QUERY_PARAM'] as const;

/** Ways to sign in to a webhook. */
export const authenticationTypes = ['BASIC', 'DIGEST'] as const;

/** Which way an item crosses a threshold. */
export const directions = ['IN', 'OUT'] as const;

const itemFilters = {
  minimumMovement: optionalNumber,
  jobNamePrefixes: optionalTexts,
  fromZone: optionalText,
  toZone: optionalText,
  epcPrefix: optionalText,
  fromFacility: optionalText,
  toFacility: optionalText,
  zoneTransitionsOnly: optionalFlag,
} as const;

const healthFilters = {
  type: ['object', 'null'],
  properties: { readerName: optionalText, type: optionalText, code: optionalText },
} as const;

const thresholdFilters = {
  epcPrefix: optionalText,
  thresholdNames: optionalTexts,
  jobNamePrefixes: optionalTexts,
  direction: optionalText,
} as const;

/** A publisher as the service answers it (PUBLISHER-18). Groups that do not apply are `null` or left out. */
const publisherSchema = {
  type: 'object',
  required: ['id', 'name', 'messageTypes'],
  properties: {
    id: { type: ['string', 'integer'] },
    brokerId: { type: ['string', 'integer', 'null'] },
    name: text,
    messageTypes: texts,
    messageOptions: {
      type: ['object', 'null'],
      properties: {
        amqp: {
          type: ['object', 'null'],
          properties: {
            deliveryMode: optionalText,
            routingKey: optionalText,
            routingKeyPrefix: optionalText,
            routingKeySuffix: optionalText,
            exchange: optionalText,
            vhost: optionalText,
          },
        },
        mqtt: {
          type: ['object', 'null'],
          properties: {
            topic: optionalText,
            topicPrefix: optionalText,
            topicSuffix: optionalText,
            qos: optionalInteger,
          },
        },
        webhook: {
          type: ['object', 'null'],
          properties: {
            messageTypePlacement: optionalText,
            path: optionalText,
            pathPrefix: optionalText,
            pathSuffix: optionalText,
            authenticationType: optionalText,
            requestTimeout: optionalInteger,
          },
        },
      },
    },
    filters: {
      type: ['object', 'null'],
      properties: {
        item: {
          type: ['object', 'null'],
          properties: itemFilters,
        },
        health: healthFilters,
        threshold: {
          type: ['object', 'null'],
          properties: thresholdFilters,
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** Hexadecimal digits; the console writes them in upper case, other clients in either. */
const epcPrefix = {
  type: ['string', 'null'],
  pattern: '^[0-9A-Fa-f]*$',
  description: 'hexadecimal',
} as const;

const keyPart = {
  type: ['string', 'null'],
  pattern: routingKey,
  description: 'letters, digits and dots',
} as const;

const topicPart = {
  type: ['string', 'null'],
  pattern: topic,
  description: 'letters, digits and slashes',
} as const;

const pathPart = {
  type: ['string', 'null'],
  pattern: webhookPath,
  description: 'letters, digits, slashes, . _ ~ - and escapes like %20',
} as const;

/** A publisher as it is sent (PUBLISHER-13 to PUBLISHER-16). */
export const publisherRequestSchema = {
  type: 'object',
  required: ['brokerId', 'name', 'messageTypes'],
  properties: {
    brokerId: { type: ['string', 'integer'] },
    name: { type: 'string', pattern: '\\S', maxLength: longestPublisherName, description: 'a name' },
    messageTypes: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: messageTypes } },
    messageOptions: {
      type: ['object', 'null'],
      properties: {
        amqp: {
          type: ['object', 'null'],
          properties: {
            deliveryMode: { enum: [...deliveryModes, null] },
            routingKey: keyPart,
            routingKeyPrefix: keyPart,
            routingKeySuffix: keyPart,
            exchange: {
              type: ['string', 'null'],
              pattern: exchange,
              description: 'letters, digits and . : - _, and must not begin with the reserved "impinj."',
            },
            vhost: optionalText,
          },
        },
        mqtt: {
          type: ['object', 'null'],
          properties: {
            topic: topicPart,
            topicPrefix: topicPart,
            topicSuffix: topicPart,
            qos: { enum: [...qualitiesOfService, null] },
          },
        },
        webhook: {
          type: ['object', 'null'],
          properties: {
            messageTypePlacement: { enum: [...messageTypePlacements, null] },
            path: pathPart,
            pathPrefix: pathPart,
            pathSuffix: pathPart,
            authenticationType: { enum: [...authenticationTypes, null] },
            requestTimeout: {
              type: ['integer', 'null'],
              minimum: shortestRequestTimeout,
              description: 'milliseconds',
            },
          },
        },
      },
    },
    filters: {
      type: ['object', 'null'],
      properties: {
        item: {
          type: ['object', 'null'],
          properties: {
            ...itemFilters,
            minimumMovement: { type: ['number', 'null'], minimum: 0, description: 'metres' },
            epcPrefix,
          },
        },
        health: healthFilters,
        threshold: {
          type: ['object', 'null'],
          properties: {
            ...thresholdFilters,
            epcPrefix,
            direction: { enum: [...directions, null] },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A publisher as the service answers it. */
export type PublisherAnswer = Shape<typeof publisherSchema>;

/** A publisher as it is sent. */
export type PublisherRequest = Shape<typeof publisherRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { publisher: publisherSchema };
