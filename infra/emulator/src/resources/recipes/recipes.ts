import { recipeRequestProblems } from '@console/api-client/recipes/rules';
import {
  type RecipeAnswer,
  type RecipeRequest,
  recipeRequestSchema,
} from '@console/api-client/recipes/schema';
import { requireRecipeUnused } from '../../references/requireUnused';
import { invalidBy } from '../../server/describeProblem';
import { invalid } from '../../server/failure';
import { storedDocuments } from '../named-objects/documents';
import type { NamedObjects } from '../named-objects/routes';
import { unknownThresholds } from '../thresholds/store';
import { operationsOf } from './operations';
import { storedForm } from './storedForm';

/** Which reader runs which configuration. */
export const recipes: NamedObjects<RecipeRequest, RecipeAnswer> = {
  entity: 'Recipe',
  path: 'recipes',
  ...storedDocuments<RecipeAnswer>('recipe'),
  writing: {
    requestSchema: recipeRequestSchema,
    nameOf: ({ name }) => name,
    save: async (transaction, request) => {
      const operations = await operationsOf(transaction, request);
      const problems = recipeRequestProblems(request, (name) => operations.get(name));
      if (problems.length > 0) throw invalidBy(problems, (field) => placeOf(field, request));
      const document = storedForm(request);
      const [unknown] = await unknownThresholds(transaction, document.thresholdIds ?? []);
      if (unknown !== undefined) throw invalid('thresholdIds', `names ${unknown}, which does not exist`);
      await transaction.query(
        `insert into recipe (name, type, document) values ($1, $2, $3)
         on conflict (name) do update set type = excluded.type, document = excluded.document`,
        [document.name, document.type, JSON.stringify(document)],
      );
    },
    remove: async (transaction, name) => {
      await requireRecipeUnused(transaction, name);
      await transaction.query('delete from recipe where name = $1', [name]);
    },
  },
};

/** Where a field of the rules stands in the request: rows are a map there, by reader. */
function placeOf(field: string, { readerConfigurations }: RecipeRequest): string {
  const row = /^readerConfigurations\[(\d+)\]/.exec(field)?.[1];
  return row === undefined
    ? field
    : `readerConfigurations.${Object.keys(readerConfigurations ?? {})[Number(row)]}`;
}
