import { downloadMutations } from '@console/api-client/downloads';
import type { DataType } from '@console/api-client/items';
import { jobQueries } from '@console/api-client/jobs';
import { useResource, useServiceClient } from '@console/api-client/react';
import { thresholdQueries } from '@console/api-client/thresholds';
import { useMessages } from '@console/design/messages';
import { formatSize } from '@console/design/progress';
import type { Column, TableExports } from '@console/design/table';
import { useTimeZone } from '@console/design/zone';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DataFilters } from '../query/filters';
import { dayBefore } from '../query/timeLimits';
import { type AskPage, pagesOf } from '../stream/pages';
import type { DataKind } from './dataKinds';

/** Time for which names are taken as they are known, in milliseconds. */
const freshFor = 60_000;

/** The ids of rows that name something. */
interface NamingRow {
  readonly jobId?: string;
  readonly thresholdId?: string;
}

async function* rowsOf<Row>(ask: AskPage<Row>): AsyncGenerator<readonly Row[]> {
  for await (const { rows } of pagesOf(ask)) yield rows;
}

/**
 * The exports of a query beyond the rows loaded: the file of the service [DATA-23], all rows with names, and those of
 * yesterday. Names of jobs and thresholds stand beside their ids in every file but that of the service.
 */
export function useDataExports<Row extends NamingRow, Type extends DataType>(
  kind: DataKind<Row, Type>,
): (asked: DataFilters) => TableExports<Row> {
  const translate = useMessages();
  const client = useServiceClient();
  const cache = useQueryClient();
  const zone = useTimeZone();
  const jobs = useResource(jobQueries).list();
  const thresholds = useResource(thresholdQueries).list();
  const { mutateAsync: download } = useMutation(useResource(downloadMutations).download());

  const named = async (): Promise<readonly Column<Row>[]> => {
    const jobNames = new Map(
      (await cache.fetchQuery({ ...jobs, staleTime: freshFor })).rows.map(({ id, name }) => [id, name]),
    );
    const ofJob: Column<Row> = {
      key: 'jobId.name',
      title: translate('data.column.jobName'),
      kind: 'text',
      value: ({ jobId = '' }) => jobNames.get(jobId),
    };
    if (kind.type !== 'transitions') return [ofJob];
    const thresholdNames = new Map(
      (await cache.fetchQuery({ ...thresholds, staleTime: freshFor })).rows.map(({ id, name }) => [
        String(id),
        name,
      ]),
    );
    return [
      ofJob,
      {
        key: 'thresholdId.name',
        title: translate('data.column.thresholdName'),
        kind: 'text',
        value: ({ thresholdId = '' }) => thresholdNames.get(thresholdId),
      },
    ];
  };

  return (asked) => {
    const yesterday = dayBefore(Date.now() + (client.clockDifference() ?? 0), zone);
    const every = (within: Partial<typeof yesterday>) => (signal: AbortSignal) =>
      rowsOf<Row>((page) => client.call(kind.page(asked, within, page), { signal }));
    return {
      named,
      more: [
        {
          key: 'file',
          label: translate('data.export.file'),
          // A failure is reported from the meta of the mutation.
          save: ({ signal, tell }) =>
            download({
              ...kind.file(asked),
              signal,
              onProgress: ({ received }) => tell(formatSize(received)),
            }).catch(() => undefined),
        },
        { key: 'all', label: translate('data.export.all'), pages: every({}) },
        {
          key: 'yesterday',
          label: translate('data.export.yesterday'),
          pages: every(yesterday),
        },
      ],
    };
  };
}
