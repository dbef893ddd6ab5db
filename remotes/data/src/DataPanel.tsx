import { type DataType, dataQueries } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { type AddressQuery, QueryPanel } from '@console/design/query';
import { useQueryPages } from '@console/remote/records';
import { useMemo } from 'react';
import { DataFilterFields } from './query/DataFilterFields';
import { type DataFilters, dataTypeOf } from './query/filters';
import { TypeField } from './query/TypeField';
import { curlCommand } from './results/curl';
import type { DataKind } from './results/dataKinds';
import { rowKey } from './results/rowKey';
import { SummaryCard } from './results/SummaryCard';
import { useDataExports } from './results/useDataExports';
import { useServiceOrigin } from './results/useServiceOrigin';

interface DataPanelProps<Row extends object, Type extends DataType> extends DataPanelQuery {
  readonly kind: DataKind<Row, Type>;
}

/** Query and state common to the panels of all types. */
export interface DataPanelQuery {
  readonly query: AddressQuery<DataFilters>;
  /** True while the data to validate the filters with is being loaded: nothing is asked for until then. */
  readonly waiting: boolean;
}

/** Filters, results and what can be done with them, for one type of data. */
export function DataPanel<Row extends object, Type extends DataType>({
  kind,
  query,
  waiting,
}: DataPanelProps<Row, Type>) {
  const { type } = kind;
  const { asked } = query;
  const translate = useMessages();
  const queries = useResource(dataQueries);
  const origin = useServiceOrigin();
  const results = useQueryPages(
    asked && !waiting ? kind.pages(queries, asked) : undefined,
    translate(`data.entity.${type}`),
  );
  const columns = useMemo(() => kind.columns(translate), [kind, translate]);
  const exports = useDataExports(kind);
  const { rows } = results;
  return (
    <QueryPanel
      label={translate(`data.type.${type}`)}
      query={query}
      results={waiting ? { ...results, loading: true } : results}
      columns={columns}
      rowKey={rowKey}
      empty={translate(`data.none.${type}`)}
      exports={exports}
      selectable
      summary={
        asked &&
        rows &&
        rows.length > 0 && (
          <>
            <SummaryCard kind={kind} rows={rows} more={results.hasMore} />
            <CopyText
              text={curlCommand(origin, kind.file(asked))}
              what={translate('data.curl.what')}
              shown={translate('data.curl')}
            />
          </>
        )
      }
    >
      <TypeField onSwitch={query.withdraw} />
      <DataFilterFields type={dataTypeOf(query.addressed)} />
    </QueryPanel>
  );
}
