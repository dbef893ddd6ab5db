import type { Translate } from '@console/design/messages';
import type { RecipeValues } from './recipeValues';

const fields = [
  'name',
  'type',
  'readerConfigurationName',
  'readerConfigurations',
  'tagHeartbeatDuration',
  'tagExpiryDuration',
  'computeWindow',
  'reportingInterval',
  'minimumMovementInMeters',
  'thresholdIds',
  'profile',
  'iterationDataLogEnabled',
] as const satisfies readonly (keyof RecipeValues)[];

/** What a setting of a recipe is called. */
export const settingLabel = (field: keyof RecipeValues, translate: Translate) =>
  translate(`recipes.${field}`);

/** What the fields of the form are called, also while they are not shown: a review speaks of them. */
export const recipeLabels = (translate: Translate): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, settingLabel(field, translate)]));
