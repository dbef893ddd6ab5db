import type { TypedNumber } from '../rules';
import { readDuration, withNewlines, withoutBlank, writeDuration } from '../wire';
import type { Recipe, RecipeDraft } from './recipe';
import { withApplicableFields } from './rules/fields';
import type { RecipeAnswer, RecipeRequest, RecipeType } from './schema';

/** A recipe as the console shows it: pairs in place of the map, seconds in place of ISO durations. */
export function readRecipe(answer: RecipeAnswer): Recipe {
  const { readerConfigurations, thresholdIds, tagHeartbeatDuration, tagExpiryDuration, ...rest } = answer;
  const { tagHeartbeatMinutes, ...recipe } = rest;
  const runs = Object.entries(readerConfigurations ?? {});
  return {
    ...withoutBlank(recipe),
    readerConfigurations: runs.map(([readerName, name]) => ({ readerName, readerConfigurationName: name })),
    thresholdIds: thresholdIds ?? [],
    ...withoutBlank({
      tagHeartbeatDuration: readDuration(tagHeartbeatDuration) ?? inSeconds(tagHeartbeatMinutes),
      tagExpiryDuration: readDuration(tagExpiryDuration),
    }),
  };
}

/** Old services send the heartbeat in minutes only. */
const inSeconds = (minutes: number | null | undefined) => (minutes ? minutes * 60 : undefined);

/**
 * A recipe as it is sent (RECIPE-12): only what is set and applies to its type. A text that is no number is not
 * sent; a form lets none through.
 */
export function writeRecipe(draft: RecipeDraft<TypedNumber>): RecipeRequest {
  const recipe = withApplicableFields(draft);
  const { name, type, readerConfigurationName, readerConfigurations = [], thresholdIds, profile } = recipe;
  const runs = readerConfigurations.map((run) => [run.readerName, run.readerConfigurationName]);
  return {
    name,
    // A type that only a newer service knows goes back as it came.
    type: type as RecipeType,
    readerConfigurations: Object.fromEntries(runs),
    ...withoutBlank({
      readerConfigurationName,
      tagHeartbeatDuration: writeSeconds(recipe.tagHeartbeatDuration),
      tagExpiryDuration: writeSeconds(recipe.tagExpiryDuration),
      computeWindow: numberOf(recipe.computeWindow),
      reportingInterval: numberOf(recipe.reportingInterval),
      locationAggregationModel: recipe.locationAggregationModel,
      minimumMovementInMeters: numberOf(recipe.minimumMovementInMeters),
      thresholdIds: thresholdIds && [...thresholdIds],
      profile: profile && withNewlines(profile),
      iterationDataLogEnabled: recipe.iterationDataLogEnabled,
    }),
  };
}

const numberOf = (value: TypedNumber | undefined) => (typeof value === 'number' ? value : undefined);

const writeSeconds = (seconds: TypedNumber | undefined) =>
  typeof seconds === 'number' ? writeDuration(seconds) : undefined;

/** The reader configuration a recipe gives a reader: its own, else the default, if there is one. */
export function readerConfigurationOf(recipe: Recipe, readerName: string): string | undefined {
  const run = recipe.readerConfigurations.find((each) => each.readerName === readerName);
  return run?.readerConfigurationName ?? recipe.readerConfigurationName;
}
