import type { RecipeDraft, RecipeField } from '../recipe';
import { type RecipeType, recipeTypes } from '../schema';

const reporting = [
  'tagHeartbeatDuration',
  'tagExpiryDuration',
  'reportingInterval',
] as const satisfies readonly RecipeField[];

/** The settings a form offers for each type (RECIPE-09); a save sends no others (RECIPE-11). */
export const fieldsOfType: Readonly<Record<RecipeType, readonly RecipeField[]>> = {
  INVENTORY: reporting,
  LOCATION: [...reporting, 'computeWindow', 'minimumMovementInMeters'],
  THRESHOLD: ['thresholdIds', 'profile', 'iterationDataLogEnabled'],
};

/** Settings no form offers, and the service knows all the same: they are kept as they came. */
const carriedFields: Partial<Record<RecipeType, readonly RecipeField[]>> = {
  INVENTORY: ['locationAggregationModel'],
};

const everyField = [
  ...new Set([...Object.values(fieldsOfType).flat(), ...Object.values(carriedFields).flat()]),
];

const isRecipeType = (type: string): type is RecipeType => recipeTypes.some((known) => known === type);

/**
 * The recipe without the settings its type has no use for: what a save sends (RECIPE-11). A type that only a newer
 * service knows keeps them all.
 */
export function withApplicableFields<Count>(recipe: RecipeDraft<Count>): RecipeDraft<Count> {
  const { type } = recipe;
  if (!isRecipeType(type)) return recipe;
  const own = [...fieldsOfType[type], ...(carriedFields[type] ?? [])];
  const kept = { ...recipe };
  for (const field of everyField) if (!own.includes(field)) delete kept[field];
  return kept;
}
