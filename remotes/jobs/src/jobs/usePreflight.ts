import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { recipeQueries } from '@console/api-client/recipes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { preflight } from './preflight';

/** Request of a job that is to be started. */
export interface PlannedJob {
  readonly facility: string;
  readonly recipeName: string;
  readonly readerGroups?: readonly string[];
}

/** Looks, with what the service knows now, for what would stop a job; follows what changes. */
export function usePreflight({ facility, recipeName, readerGroups }: PlannedJob) {
  const recipes = useQuery(useResource(recipeQueries).list()).data?.rows;
  const configurations = useQuery(useResource(readerConfigurationQueries).list()).data?.rows;
  const definitions = useQuery(useResource(readerDefinitionQueries).list()).data?.rows;
  const health = useQuery(useResource(readerHealthQueries).list()).data?.rows;
  const jobs = useQuery(useResource(jobQueries).list()).data?.rows;

  const operationOf = useMemo(() => {
    if (!configurations) return undefined;
    const operations = new Map(configurations.map(({ name, operation }) => [name, operation]));
    return (name: string) => operations.get(name);
  }, [configurations]);

  return useMemo(() => {
    const recipe = recipes && (recipes.find(({ name }) => name === recipeName) ?? null);
    return preflight({ facility, readerGroups, recipe, operationOf, definitions, health, jobs });
  }, [facility, recipeName, readerGroups, recipes, operationOf, definitions, health, jobs]);
}
