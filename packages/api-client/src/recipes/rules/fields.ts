import type { RecipeDraft, RecipeField } from '../recipe';
import { type RecipeType, recipeTypes } from '../schema';

const reporting = [
  'tagHeartbeatDuration',
  'tagExpiryDuration',
  'reportingInterval',
] as const satisfies readonly RecipeField[];

/** The settings a form offers for each type (RECIPE-09). */
export const fieldsOfType: Readonly<Record<RecipeType, readonly RecipeField[]>> = {
  INVENTORY: reporting,
  LOCATION: [...reporting, 'computeWindow', 'minimumMovementInMeters'],
  THRESHOLD: ['thresholdIds', 'profile', 'iterationDataLogEnabled'],
};

/** The settings a save sends (RECIPE-11): also the one no form offers, and the service knows all the same. */
const sentFields: Readonly<Record<RecipeType, readonly RecipeField[]>> = {
  ...fieldsOfType,
  INVENTORY: [...fieldsOfType.INVENTORY, 'locationAggregationModel'],
};

const everyField = Object.values(sentFields).flat();

const isRecipeType = (type: string): type is RecipeType => recipeTypes.some((known) => known === type);

/**
 * The recipe without the settings its type has no use for: what a save sends (RECIPE-11). A type that only a newer
 * service knows keeps them all.
 */
export function withApplicableFields<Count>(recipe: RecipeDraft<Count>): RecipeDraft<Count> {
  const { type } = recipe;
  if (!isRecipeType(type)) return recipe;
  const kept = { ...recipe };
  for (const field of everyField) if (!sentFields[type].includes(field)) delete kept[field];
  return kept;
}
