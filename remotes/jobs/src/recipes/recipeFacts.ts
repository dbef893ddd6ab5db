import { type Recipe, type RecipeField, type RecipeType, recipeTypes } from '@console/api-client/recipes';
import { fieldsOfType } from '@console/api-client/recipes/rules';
import { writeDuration } from '@console/api-client/wire';
import type { Translate } from '@console/design/messages';
import { formatDuration } from '@console/design/time';

/** A setting that a page tells in words; thresholds are links of their own. */
type WordedField = Exclude<RecipeField, 'thresholdIds' | 'locationAggregationModel'>;

/** One setting of a recipe in words. */
export interface RecipeFact {
  readonly field: WordedField;
  readonly label: string;
  /** Undefined when it is not set. */
  readonly value: string | undefined;
  /** The same in ISO 8601, for a duration. */
  readonly iso?: string;
}

/** The settings in the order of their cards [RECIPE-03, RECIPE-04]. */
const order = [
  'tagHeartbeatDuration',
  'tagExpiryDuration',
  'minimumMovementInMeters',
  'computeWindow',
  'reportingInterval',
  'profile',
  'iterationDataLogEnabled',
] as const satisfies readonly WordedField[];

const isKnown = (type: string): type is RecipeType => recipeTypes.some((known) => known === type);

/** Whether recipes of this type have a setting; of a type only a newer service knows, all are looked at. */
export const hasField = (type: string, field: RecipeField): boolean =>
  !isKnown(type) || fieldsOfType[type].includes(field);

/** The settings that the type of a recipe has, in words; thresholds are not among them. */
export function recipeFacts(recipe: Recipe, translate: Translate): readonly RecipeFact[] {
  return order
    .filter((field) => hasField(recipe.type, field))
    .map((field) => ({ field, label: translate(`recipes.${field}`), ...inWords(recipe, field, translate) }));
}

function inWords(
  recipe: Recipe,
  field: WordedField,
  translate: Translate,
): Pick<RecipeFact, 'value' | 'iso'> {
  const value = recipe[field];
  if (value === undefined || value === '') return { value: undefined };
  if (typeof value === 'boolean') return { value: translate(value ? 'recipes.enabled' : 'recipes.disabled') };
  if (typeof value === 'string') return { value };
  if (field === 'tagHeartbeatDuration' || field === 'tagExpiryDuration')
    return { value: formatDuration(value, translate), iso: writeDuration(value) };
  if (field === 'minimumMovementInMeters') return { value: translate('recipes.metres', { value }) };
  return { value: translate('recipes.seconds', { value }) };
}
