import type { RecipeDraft, RecipeRun } from '@console/api-client/recipes';
import { type OperationOf, recipeDefaults } from '@console/api-client/recipes/rules';
import type { TypedNumber } from '@console/api-client/rules';
import type { Translate } from '@console/design/messages';
import { formatDuration } from '@console/design/time';
import { remainingReaders } from './plannedRuns';

/** One sentence, with a key of its own in its list. */
export interface Sentence {
  readonly key: string;
  readonly text: string;
}

/** What the sentences are told from, besides the recipe. */
export interface RecipeContext {
  readonly operationOf: OperationOf;
  /** Names of all readers; undefined while they are not known. */
  readonly readerNames: readonly string[] | undefined;
  readonly thresholdName: (id: number) => string;
}

type Draft = RecipeDraft<TypedNumber>;

/**
 * What each reader will run, sentence by sentence: readers with a configuration of their own, then all others, then
 * what they report. Rows that are not complete yet are not told.
 */
export function runSentences(recipe: Draft, known: RecipeContext, translate: Translate): readonly Sentence[] {
  const runs = (recipe.readerConfigurations ?? []).filter(
    ({ readerName, readerConfigurationName }) => readerName && readerConfigurationName,
  );
  return [
    ...runs.map((run, index) => ({
      key: `run ${index}`,
      text: translate('recipes.preview.run', {
        reader: run.readerName,
        ...configurationWords(run.readerConfigurationName, known.operationOf),
      }),
    })),
    {
      key: 'remaining',
      text: remainingSentence({ ...recipe, readerConfigurations: runs }, known, translate),
    },
    ...reportSentences(recipe, known, translate).map((text, index) => ({ key: `report ${index}`, text })),
  ];
}

const configurationWords = (configuration: string, operationOf: OperationOf) => ({
  configuration,
  operation: operationOf(configuration) ?? 'unknown',
});

function remainingSentence(
  recipe: Draft & { readonly readerConfigurations: readonly RecipeRun[] },
  { operationOf, readerNames }: RecipeContext,
  translate: Translate,
): string {
  const remaining = remainingReaders(recipe, operationOf);
  if (!('readerConfigurationName' in remaining)) return translate(`recipes.preview.${remaining.kind}`);
  const named = new Set(recipe.readerConfigurations.map(({ readerName }) => readerName));
  return translate(`recipes.preview.${remaining.kind}`, {
    count: readerNames ? readerNames.filter((name) => !named.has(name)).length : -1,
    ...configurationWords(remaining.readerConfigurationName, operationOf),
  });
}

/** What is reported, by the type of the recipe; a value that cannot be read is not told. */
function reportSentences(recipe: Draft, known: RecipeContext, translate: Translate): readonly string[] {
  const { type, tagHeartbeatDuration: heartbeat, tagExpiryDuration: expiry, thresholdIds = [] } = recipe;
  if (type === 'THRESHOLD') {
    const names = thresholdIds.map(known.thresholdName).join(', ');
    return [translate('recipes.preview.thresholds', { count: thresholdIds.length, names })];
  }
  if (type !== 'INVENTORY' && type !== 'LOCATION') return [];
  const lasts = (seconds: TypedNumber | undefined, key: string) =>
    typeof seconds === 'number'
      ? [translate(`recipes.preview.${key}`, { duration: formatDuration(seconds, translate) })]
      : [];
  return [
    ...intervalSentence(recipe, translate),
    ...(type === 'LOCATION' ? locationSentence(recipe, translate) : []),
    ...lasts(heartbeat, 'heartbeat'),
    ...lasts(expiry, 'expiry'),
  ];
}

/** A number that was typed, or what counts where nothing was; undefined where what was typed is none. */
const counted = (typed: TypedNumber | undefined, usual: number) =>
  typed === undefined ? usual : typeof typed === 'number' ? typed : undefined;

function intervalSentence({ reportingInterval }: Draft, translate: Translate): readonly string[] {
  const seconds = counted(reportingInterval, recipeDefaults.reportingInterval);
  return seconds === undefined ? [] : [translate('recipes.preview.interval', { seconds })];
}

function locationSentence(recipe: Draft, translate: Translate): readonly string[] {
  const seconds = counted(recipe.computeWindow, recipeDefaults.computeWindow);
  const metres = counted(recipe.minimumMovementInMeters, recipeDefaults.minimumMovementInMeters);
  return seconds === undefined || metres === undefined
    ? []
    : [translate('recipes.preview.location', { seconds, metres })];
}
