import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import {
  type Recipe,
  type RecipeDraft,
  type RecipeField,
  type RecipeRun,
  type RecipeType,
  recipeTypes,
} from '@console/api-client/recipes';
import { fieldsOfType, type OperationOf, recipeDefaults } from '@console/api-client/recipes/rules';
import type { TypedNumber } from '@console/api-client/rules';
import { writeDuration } from '@console/api-client/wire';
import { compareNames, formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';
import type { ComparedValue } from '@console/design/records';
import { formatDuration } from '@console/design/time';

/** A setting that a page tells in words; thresholds are links of their own. */
type WordedField = Exclude<RecipeField, 'thresholdIds' | 'locationAggregationModel'>;

/** One setting of a recipe in words. */
interface RecipeFact {
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

/** A type of recipe in words; one that only a newer service knows as it comes. */
export const typeInWords = (type: string, translate: Translate): string =>
  translate('recipes.type.named', { type });

const isKnown = (type: string): type is RecipeType => recipeTypes.some((known) => known === type);

/** True for a setting that recipes of this type have; of a type only a newer service knows, all are looked at. */
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

/** The operation of a configuration that leaves its reader alone. */
const doNothing = 'DO_NOTHING';

/** Who runs the default configuration of a recipe, besides the readers that have their own. */
export type Remaining =
  /** Nobody runs anything: there are no configurations but, maybe, one that does nothing. */
  | { readonly kind: 'noReaders' }
  /** Readers without a configuration of their own run nothing. */
  | { readonly kind: 'noneRemaining' }
  /** All readers, or those that remain, run this configuration. */
  | { readonly kind: 'all' | 'remaining'; readonly readerConfigurationName: string };

/** Who runs the default configuration [RECIPE-05, RECIPE-06]. */
export function remainingReaders(
  recipe: Pick<Recipe, 'readerConfigurations' | 'readerConfigurationName'>,
  operationOf: OperationOf,
): Remaining {
  const { readerConfigurations: runs, readerConfigurationName: fallback } = recipe;
  const idle = !fallback || operationOf(fallback) === doNothing;
  if (idle) return { kind: runs.length === 0 ? 'noReaders' : 'noneRemaining' };
  return { kind: runs.length === 0 ? 'all' : 'remaining', readerConfigurationName: fallback };
}

/** One sentence, with a key of its own in its list. */
export interface Sentence {
  readonly key: string;
  readonly text: string;
}

/** A reader, and the facility in which jobs find it. */
type ReaderOfFacility = Pick<ReaderDefinition, 'name' | 'facility'>;

/** Facts for the sentences, besides the recipe. */
export interface RecipeContext {
  readonly operationOf: OperationOf;
  /** All readers; undefined while they are not known. */
  readonly readers: readonly ReaderOfFacility[] | undefined;
  readonly thresholdName: (id: number) => string;
  /** Language in which lists are written. */
  readonly locale: string;
}

type Draft = RecipeDraft<TypedNumber>;

/**
 * Sentences on what each reader will run: readers with a configuration of their own, then all others, then what they
 * report. Rows that are not complete yet are not told.
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
  { operationOf, readers, locale }: RecipeContext,
  translate: Translate,
): string {
  const remaining = remainingReaders(recipe, operationOf);
  if (!('readerConfigurationName' in remaining)) return translate(`recipes.preview.${remaining.kind}`);
  const named = new Set(recipe.readerConfigurations.map(({ readerName }) => readerName));
  return translate(`recipes.preview.${remaining.kind}`, {
    ...countsByFacility(
      readers?.filter(({ name }) => !named.has(name)),
      locale,
      translate,
    ),
    ...configurationWords(remaining.readerConfigurationName, operationOf),
  });
}

/** Facilities that are named with the number of their readers; of more it is said how many there are. */
const namedFacilities = 4;

/** Number of readers by facility: a job runs in one of them. */
function countsByFacility(
  readers: readonly ReaderOfFacility[] | undefined,
  locale: string,
  translate: Translate,
) {
  if (!readers) return { known: 'no', counts: '' };
  const counts = new Map<string, number>();
  for (const { facility } of readers) if (facility) counts.set(facility, (counts.get(facility) ?? 0) + 1);
  const told = [...counts]
    .sort(([one], [other]) => compareNames(one, other))
    .map(([facility, count]) => translate('recipes.preview.ofFacility', { facility, count }));
  const more = told.length - namedFacilities;
  const shown = formatList(told.slice(0, namedFacilities), locale);
  if (told.length === 0) return { known: 'none', counts: '' };
  return {
    known: 'yes',
    counts: more > 0 ? translate('recipes.preview.moreFacilities', { shown, more }) : shown,
  };
}

/** Sentences on the reports, by the type of the recipe; a value that cannot be read is not told. */
function reportSentences(recipe: Draft, known: RecipeContext, translate: Translate): readonly string[] {
  const { type, tagHeartbeatDuration: heartbeat, tagExpiryDuration: expiry, thresholdIds = [] } = recipe;
  if (type === 'THRESHOLD') {
    const names = formatList(thresholdIds.map(known.thresholdName), known.locale);
    return [translate('recipes.preview.thresholds', { count: thresholdIds.length, names })];
  }
  if (type !== 'INVENTORY' && type !== 'LOCATION') return [];
  const lasts = (seconds: TypedNumber | undefined, key: 'heartbeat' | 'expiry') =>
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

/** Lines of a setting in one recipe. */
type LinesOf = (recipe: Recipe) => readonly string[];

/** All settings that at least one of the recipes has. */
export function comparedSettings(
  recipes: readonly Recipe[],
  thresholdName: (id: number) => string,
  translate: Translate,
): readonly ComparedValue[] {
  const facts = recipes.map((recipe) => recipeFacts(recipe, translate));
  const labels = new Map(facts.flat().map(({ field, label }) => [field, label]));
  const row = (
    field: 'type' | 'readerConfigurationName' | 'readerConfigurations' | 'thresholdIds',
    linesOf: LinesOf,
  ) => ({
    key: field,
    label: translate(`recipes.${field}`),
    values: recipes.map(linesOf),
  });
  return [
    row('type', ({ type }) => [typeInWords(type, translate)]),
    row('readerConfigurations', ({ readerConfigurations }) =>
      readerConfigurations.map(({ readerName, readerConfigurationName }) =>
        translate('recipes.configurations.run', {
          reader: readerName,
          configuration: readerConfigurationName,
        }),
      ),
    ),
    row('readerConfigurationName', ({ readerConfigurationName }) =>
      readerConfigurationName === undefined ? [] : [readerConfigurationName],
    ),
    row('thresholdIds', ({ thresholdIds }) => thresholdIds.map(thresholdName)),
    ...[...labels].map(([field, label]) => ({
      key: field,
      label,
      values: facts.map((each) => {
        const value = each.find((fact) => fact.field === field)?.value;
        return value === undefined ? [] : [value];
      }),
    })),
  ];
}

/** Text of a value in the review of an edit: types in words, thresholds by their names; undefined as it is written. */
export function describeField(
  field: string,
  value: unknown,
  nameOf: (threshold: number) => string,
  translate: Translate,
): string | undefined {
  if (field === 'type' && typeof value === 'string') return typeInWords(value, translate);
  if (field !== 'thresholdIds' || !Array.isArray(value) || value.length === 0) return undefined;
  return value.map((id) => nameOf(Number(id))).join('\n');
}
