import { readDuration, type WithoutBlank, withoutBlank } from '../wire';
import type { RecipeAnswer } from './schema';

/** Which reader runs which reader configuration. */
export interface RecipeRun {
  readonly readerName: string;
  readonly readerConfigurationName: string;
}

/** What readers do during a job. Durations are in seconds. */
export type Recipe = WithoutBlank<
  Omit<RecipeAnswer, 'readerConfigurations' | 'thresholdIds' | 'tagHeartbeatDuration' | 'tagExpiryDuration'>
> & {
  readonly readerConfigurations: readonly RecipeRun[];
  readonly thresholdIds: readonly number[];
  readonly tagHeartbeatDuration?: number;
  readonly tagExpiryDuration?: number;
};

/** A recipe as the console shows it: pairs in place of the map, seconds in place of ISO durations. */
export function readRecipe({
  readerConfigurations,
  thresholdIds,
  tagHeartbeatDuration,
  tagExpiryDuration,
  ...recipe
}: RecipeAnswer): Recipe {
  const runs = Object.entries(readerConfigurations ?? {});
  return {
    ...withoutBlank(recipe),
    readerConfigurations: runs.map(([readerName, name]) => ({ readerName, readerConfigurationName: name })),
    thresholdIds: thresholdIds ?? [],
    ...withoutBlank({
      tagHeartbeatDuration: readDuration(tagHeartbeatDuration),
      tagExpiryDuration: readDuration(tagExpiryDuration),
    }),
  };
}

/** The reader configuration a recipe gives a reader: its own, else the default, if there is one. */
export function readerConfigurationOf(recipe: Recipe, readerName: string): string | undefined {
  const run = recipe.readerConfigurations.find((each) => each.readerName === readerName);
  return run?.readerConfigurationName ?? recipe.readerConfigurationName;
}
