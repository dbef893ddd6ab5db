import { longestName } from '@console/api-client/patterns';
import type { Recipe, RecipeDraft } from '@console/api-client/recipes';
import { type OperationOf, recipeDefaults, recipeProblems } from '@console/api-client/recipes/rules';
import type { TypedNumber } from '@console/api-client/rules';
import { readDuration, withoutBlank, writeDuration } from '@console/api-client/wire';
import { type FormErrors, type NumberInput, problemErrors, rules, typedText } from '@console/design/form';

/** One row of the configuration mapper: 'run reader X with configuration Y' [RECIPE-08]. */
export interface RunValues {
  readonly readerName?: string;
  readonly readerConfigurationName?: string;
}

/**
 * Values of the form. Fields bear the names by which rules speak of them; those that the type has no use for keep what
 * was typed, and are not sent.
 */
export interface RecipeValues {
  readonly name: string;
  readonly type: string;
  readonly readerConfigurationName?: string;
  readonly readerConfigurations: readonly RunValues[];
  /** ISO 8601, as it was typed. */
  readonly tagHeartbeatDuration: string;
  /** ISO 8601, as it was typed. */
  readonly tagExpiryDuration: string;
  readonly computeWindow?: NumberInput;
  readonly reportingInterval?: NumberInput;
  readonly minimumMovementInMeters?: NumberInput;
  readonly thresholdIds: readonly string[];
  readonly profile: string;
  readonly iterationDataLogEnabled: boolean;
}

/** Initial values of the form of a new recipe [RECIPE-10]. */
export const newRecipeValues: RecipeValues = valuesOfRecipe({
  name: '',
  type: '',
  readerConfigurations: [],
  thresholdIds: [],
  tagHeartbeatDuration: recipeDefaults.tagHeartbeatDuration,
});

/** Initial values of the form of a stored recipe. */
export function valuesOfRecipe(recipe: Recipe): RecipeValues {
  const { name, type, readerConfigurationName, readerConfigurations, thresholdIds } = recipe;
  const { computeWindow, reportingInterval, minimumMovementInMeters } = recipe;
  return {
    name,
    type,
    readerConfigurationName,
    readerConfigurations,
    tagHeartbeatDuration: textOf(recipe.tagHeartbeatDuration),
    tagExpiryDuration: textOf(recipe.tagExpiryDuration),
    computeWindow,
    reportingInterval,
    minimumMovementInMeters,
    thresholdIds: thresholdIds.map(String),
    profile: recipe.profile ?? '',
    iterationDataLogEnabled: recipe.iterationDataLogEnabled ?? false,
  };
}

function textOf(seconds: number | undefined): string {
  return seconds === undefined ? '' : writeDuration(seconds);
}

/** Seconds, or the text itself while it is no duration. */
const secondsOf = (text: string): TypedNumber => readDuration(text) ?? text;

/**
 * The recipe that the form describes; what cannot be read is still the text.
 * @param stored the recipe being edited: what no form shows is kept from it. Default: a new one.
 */
export function draftOfValues(values: RecipeValues, stored?: Recipe): RecipeDraft<TypedNumber> {
  const { name, type, readerConfigurations, thresholdIds, profile, ...settings } = values;
  return {
    name: typedText(name),
    type,
    readerConfigurations: readerConfigurations.map(({ readerName = '', readerConfigurationName = '' }) => ({
      readerName,
      readerConfigurationName,
    })),
    thresholdIds: thresholdIds.map(Number),
    ...withoutBlank({
      ...settings,
      locationAggregationModel: stored?.locationAggregationModel,
      profile: profile.trim() ? profile : undefined,
      tagHeartbeatDuration: secondsOf(typedText(settings.tagHeartbeatDuration)),
      tagExpiryDuration: secondsOf(typedText(settings.tagExpiryDuration)),
    }),
  };
}

/**
 * Failures of a recipe, by the rules of the service [RECIPE-14 to RECIPE-18]. Whether its name is free only the
 * service can tell.
 * @param operationOf what configurations are for. Default: that is not known, and nothing is said about it.
 */
export function recipeErrors(values: RecipeValues, operationOf?: OperationOf): FormErrors {
  const errors = problemErrors(recipeProblems(draftOfValues(values), operationOf ?? (() => values.type)));
  return { ...errors, name: errors.name ?? rules.maxLength(longestName)(values.name) };
}
