import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { useSearchParams } from '@console/design/router';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { currentJob } from './currentJob';
import type { DefinitionRow } from './definitionRows';

/** Jobs that run on the readers; asked for only while the column that shows them is among those shown. */
export function useJobsOfReaders() {
  const [parameters] = useSearchParams();
  const shown = (parameters.get('columns') ?? '').split(' ').includes('currentJob');
  const jobs = useQuery({
    ...useResource(jobQueries).list(),
    enabled: shown,
    // What other pages learn of jobs draws no table that does not show them.
    subscribed: shown,
  });
  const { data, dataUpdatedAt } = jobs;
  const jobOf = useCallback(
    ({ definition }: DefinitionRow) =>
      data ? (currentJob(data.rows, definition.name, dataUpdatedAt) ?? undefined) : undefined,
    [data, dataUpdatedAt],
  );
  // A query that nobody asks for may keep the failure of another page.
  return { jobs: shown ? [jobs] : [], jobOf };
}
