import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createDefinitionRows } from './definitionRows';

/** All readers with their health, polled. The rows are there whatever becomes of the health. */
export function useDefinitionRows() {
  const definitions = useQuery(shownByPage(useResource(readerDefinitionQueries).list()));
  const health = useQuery(shownByPage(useResource(readerHealthQueries).list()));
  const [rowsOf] = useState(createDefinitionRows);
  const known = health.data?.rows ?? (health.isError ? 'unknown' : 'loading');
  const rows = useMemo(
    () => definitions.data && rowsOf(definitions.data.rows, known),
    [rowsOf, definitions.data, known],
  );
  return { definitions, health, rows };
}

export type DefinitionRows = ReturnType<typeof useDefinitionRows>;
