import type { JSONSchema } from 'json-schema-to-ts';
import { optionalFlag, optionalInteger, optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The recipe types the console knows; others are shown as they come. */
export const recipeTypes = ['INVENTORY', 'LOCATION', 'THRESHOLD'] as const;

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

/** A recipe as the service answers it. */
export type RecipeAnswer = Shape<typeof recipeSchema>;

/** A recipe type the console knows. */
export type RecipeType = (typeof recipeTypes)[number];

/** What the browser checks in answers. */
export const answers = { recipe: recipeSchema };
