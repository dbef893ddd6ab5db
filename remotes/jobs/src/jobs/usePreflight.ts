import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { recipeQueries } from '@console/api-client/recipes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PreflightFinding, preflight } from './preflight';

/** Request of a job that is to be started. */
export interface PlannedJob {
  readonly facility: string;
  readonly recipeName: string;
  readonly readerGroups?: readonly string[];
}

/** Findings, and how far they can be relied on. */
interface Preflight {
  readonly findings: readonly PreflightFinding[];
  /** Some of what has to be known is on its way. */
  readonly pending: boolean;
  /** Some of what has to be known could not be loaded. */
  readonly incomplete: boolean;
}

/**
 * Looks, with what the service knows now, for what would stop a job; follows what changes.
 *
 * @param planned - undefined: nothing is looked for, nor loaded
 */
export function usePreflight(planned: PlannedJob | undefined): Preflight {
  const enabled = planned !== undefined;
  const recipes = useQuery({ ...useResource(recipeQueries).list(), enabled });
  const configurations = useQuery({ ...useResource(readerConfigurationQueries).list(), enabled });
  const definitions = useQuery({ ...useResource(readerDefinitionQueries).list(), enabled });
  const health = useQuery({ ...useResource(readerHealthQueries).list(), enabled });
  const jobs = useQuery({ ...useResource(jobQueries).list(), enabled });
  const all = [recipes, configurations, definitions, health, jobs];

  const operationOf = useMemo(() => {
    if (!configurations.data) return undefined;
    const operations = new Map(configurations.data.rows.map(({ name, operation }) => [name, operation]));
    return (name: string) => operations.get(name);
  }, [configurations.data]);

  const findings = useMemo(() => {
    if (!planned) return [];
    const { facility, recipeName, readerGroups } = planned;
    const recipe = recipes.data && (recipes.data.rows.find(({ name }) => name === recipeName) ?? null);
    return preflight({
      facility,
      readerGroups,
      recipe,
      operationOf,
      definitions: definitions.data?.rows,
      health: health.data?.rows,
      jobs: jobs.data?.rows,
    });
  }, [planned, recipes.data, operationOf, definitions.data, health.data, jobs.data]);
  return {
    findings,
    pending: enabled && all.some(({ isPending }) => isPending),
    incomplete: enabled && all.some(({ isLoadingError }) => isLoadingError),
  };
}
