import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';

/**
 * All that the page of a reader asks the service, asked at the same time and polled.
 * @param enabled false while the definition is being deleted: it must not be asked for on the way out.
 */
export function useReader(name: string, enabled: boolean) {
  const definition = useResource(readerDefinitionQueries).one(name);
  const health = useResource(readerHealthQueries).one(name);
  const jobs = useResource(jobQueries).list();
  return {
    definition: useQuery({ ...shownByPage(definition), enabled }),
    health: useQuery({ ...shownByPage(health), enabled }),
    jobs: useQuery({ ...shownByPage(jobs), enabled }),
  };
}

export type Reader = ReturnType<typeof useReader>;
