import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText, optionalTexts, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** An event of a component of the service, such as its host (HEALTH-10). */
const healthEventSchema = {
  type: 'object',
  required: ['id', 'code', 'eventTime'],
  properties: {
    id: { type: ['string', 'integer'] },
    code: text,
    component: optionalText,
    eventTime: text,
    eventEndTime: optionalText,
  },
} as const satisfies JSONSchema;

/** The newest events of readers: what began, ended or happened. */
const readerEventPageSchema = {
  type: 'object',
  required: ['events'],
  properties: {
    events: {
      type: 'array',
      items: {
        type: 'object',
        required: ['eventTime', 'type', 'code'],
        properties: {
          eventTime: text,
          readerId: optionalText,
          type: text,
          code: text,
          args: {
            type: ['object', 'null'],
            properties: { status: optionalText },
          },
        },
      },
    },
    nextPageMarker: optionalText,
  },
} as const satisfies JSONSchema;

/** Asks for a page of the readers' events; what is left out does not narrow. */
export const healthEventQuerySchema = {
  type: ['object', 'null'],
  properties: {
    readerNames: optionalTexts,
    types: optionalTexts,
    codes: optionalTexts,
    fromTime: optionalText,
    toTime: optionalText,
    pageSize: { type: ['integer', 'null'], minimum: 1, maximum: 1000 },
    nextPageMarker: optionalText,
  },
} as const satisfies JSONSchema;

/** An event as the service answers it. */
export type HealthEventAnswer = Shape<typeof healthEventSchema>;

/** The newest events of readers as the service answers them. */
export type ReaderEventPageAnswer = Shape<typeof readerEventPageSchema>;

/** Asks for a page of the readers' events. */
export type HealthEventQuery = Shape<typeof healthEventQuerySchema>;

/** Schemas by which the browser checks answers. */
export const answers = { healthEvent: healthEventSchema, readerEventPage: readerEventPageSchema };
