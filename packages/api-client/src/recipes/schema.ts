import type { JSONSchema } from 'json-schema-to-ts';
import { longestName } from '../patterns';
import { optionalFlag, optionalInteger, optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The recipe types the console knows; others are shown as they come. */
export const recipeTypes = ['INVENTORY', 'LOCATION', 'THRESHOLD'] as const;

/** Ways in which an INVENTORY recipe combines positions. */
export const aggregationModels = ['BY_TIME', 'BY_CYCLES'] as const;

/** A recipe as the service answers it. `readerConfigurations` maps a reader to its configuration. */
export const recipeSchema = {
  type: 'object',
  required: ['name', 'type'],
  properties: {
    name: text,
    type: text,
    readerConfigurationName: optionalText,
    readerConfigurations: { type: ['object', 'null'], additionalProperties: text },
    tagHeartbeatDuration: optionalText,
    tagHeartbeatMinutes: optionalInteger,
    tagExpiryDuration: optionalText,
    computeWindow: optionalInteger,
    reportingInterval: optionalInteger,
    locationAggregationModel: optionalText,
    minimumMovementInMeters: optionalNumber,
    thresholdIds: { type: ['array', 'null'], items: { type: 'integer' } },
    profile: optionalText,
    iterationDataLogEnabled: optionalFlag,
  },
} as const satisfies JSONSchema;

/**
 * A recipe as it is sent (RECIPE-12). Name, type and a default configuration are enough: the service fills the rest
 * by type. Keys of old clients are ignored, and the heartbeat may come as minutes.
 */
export const recipeRequestSchema = {
  type: 'object',
  required: ['name', 'type'],
  properties: {
    ...recipeSchema.properties,
    name: { type: 'string', minLength: 1, maxLength: longestName },
    type: { enum: recipeTypes },
  },
} as const satisfies JSONSchema;

/** A recipe as the service answers it. */
export type RecipeAnswer = Shape<typeof recipeSchema>;

/** A recipe as it is sent. */
export type RecipeRequest = Shape<typeof recipeRequestSchema>;

/** A recipe type the console knows. */
export type RecipeType = (typeof recipeTypes)[number];

/** Schemas by which the browser checks answers. */
export const answers = { recipe: recipeSchema };
