import { isActive, type Job, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import type { Recipe } from '@console/api-client/recipes';
import { type Translate, useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { codeColumn } from '@console/design/table';
import { FailedQueries, type RecordColumn, RecordListPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { jobName } from '../jobs/job.texts';
import { recipeKind } from './recipe.kind';

const RecipeComparison = lazyNamed(() => import('./RecipeComparison'), 'RecipeComparison', { waiting: null });

/** Names of the jobs that run each recipe now, by its name; undefined while they are not known. */
function jobsOfRecipes(jobs: readonly Job[] | undefined): ReadonlyMap<string, string> | undefined {
  if (!jobs) return undefined;
  const names = new Map<string, string>();
  for (const job of jobs.filter(isActive)) {
    const others = names.get(job.recipeName);
    names.set(job.recipeName, others === undefined ? jobName(job) : `${others}, ${jobName(job)}`);
  }
  return names;
}

const recipeColumns = (
  translate: Translate,
  jobs: ReadonlyMap<string, string> | undefined,
): readonly RecordColumn<Recipe>[] => [
  {
    key: 'type',
    width: 7,
    ...codeColumn<Recipe>(
      ({ type }) => type,
      (type) => translate('recipes.type.named', { type }),
    ),
  },
  {
    key: 'configuration',
    title: translate('recipes.readerConfigurationName'),
    least: 10,
    filter: 'choice',
    value: ({ readerConfigurationName }) => readerConfigurationName,
    priority: 3,
  },
  {
    key: 'readers',
    kind: 'short',
    width: 7,
    filter: 'number',
    value: ({ readerConfigurations }) => readerConfigurations.length,
    priority: 3,
  },
  { key: 'usedBy', filter: 'text', value: ({ name }) => jobs?.get(name), priority: 3 },
];

/** All recipes [RECIPE-01]; of two that are selected, what differs. */
export function RecipesPage() {
  const translate = useMessages();
  const jobs = useQuery(useResource(jobQueries).list());
  const used = useMemo(() => jobsOfRecipes(jobs.data?.rows), [jobs.data]);
  const columns = useCallback((translate: Translate) => recipeColumns(translate, used), [used]);
  return (
    <RecordListPage
      kind={recipeKind}
      columns={columns}
      banner={<FailedQueries queries={[jobs]} text={translate('recipes.usedBy.failed')} />}
      comparison={RecipeComparison}
    />
  );
}
