import type { Call, ModelName, ServiceClient } from '@console/api-client';
import { type SearchDeclaration, textIn } from '@console/remote/contract';
import { queryOptions } from '@tanstack/react-query';

/** Where records come from, as a remote declares it. */
interface RecordSource {
  /** GET path of the service. */
  readonly ask: string;
  /** Key of the answer that holds the records. @defaultValue the answer is the list itself */
  readonly rows?: string | undefined;
}

/** A record as the service answers it; nothing of it is checked, it may hold anything. */
export type RecordFields = Readonly<Record<string, unknown>>;

const isFields = (row: unknown): row is RecordFields =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

/** The call for records that a remote declares; what is no record is left out. */
function listRecords({ ask, rows }: RecordSource): Call<readonly RecordFields[]> {
  return {
    name: `list ${ask}`,
    method: 'GET',
    path: ask,
    answer: (body) => {
      const list: unknown = rows === undefined ? body : isFields(body) ? body[rows] : undefined;
      return Array.isArray(list)
        ? { matches: true, value: list.filter(isFields) }
        : { matches: false, reason: rows === undefined ? 'must be array' : `/${rows} must be array` };
    },
  };
}

/** Time for which records are taken as they are, in milliseconds. */
const freshFor = 30_000;

/**
 * The records of a source; a failure is for who asks to show.
 *
 * @param model - what they are, where the console knows them. @defaultValue some records of the service
 */
export const recordRowsQuery = (client: ServiceClient, source: RecordSource, model: ModelName = 'service') =>
  queryOptions({
    queryKey: ['records', source.ask, source.rows ?? ''] as const,
    queryFn: ({ signal }) => client.call(listRecords(source), { signal }),
    structuralSharing: false,
    staleTime: freshFor,
    retry: false,
    meta: { model },
  });

/** Records that a remote declares to be found, with what it leaves out. */
export const declaredRecords = ({
  title,
  ask,
  rows,
  path,
  id = 'name',
  label = 'name',
  fields = [],
}: SearchDeclaration) => ({ key: path, title: textIn(title), ask, rows, path, id, label, fields });
