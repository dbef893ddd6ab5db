import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { useQuery } from '@tanstack/react-query';

/** Time for which readers beside another one are taken as they are, in milliseconds: they seldom move. */
const freshFor = 60_000;

/** All readers, for what is shown beside one of them: asked for once by all parts of its page, and not polled. */
export const useReadersBeside = () =>
  useQuery({
    ...useResource(readerDefinitionQueries).list(),
    refetchInterval: false,
    staleTime: freshFor,
  });
