import type { Recipe } from '@console/api-client/recipes';
import type { Translate } from '@console/design/messages';
import type { ComparedValue } from '@console/design/records';
import { recipeFacts } from './recipeFacts';
import { settingLabel } from './recipeLabels';

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
    label: settingLabel(field, translate),
    values: recipes.map(linesOf),
  });
  return [
    row('type', ({ type }) => [type]),
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
