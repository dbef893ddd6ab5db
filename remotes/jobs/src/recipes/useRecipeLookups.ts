import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import type { OperationOf } from '@console/api-client/recipes/rules';
import { thresholdQueries } from '@console/api-client/thresholds';
import { useMessages } from '@console/design/messages';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** The reader configurations, and what each is for. */
export function useConfigurations() {
  const query = useQuery(useResource(readerConfigurationQueries).list());
  const { data } = query;
  const operations = useMemo(
    () => data && new Map(data.rows.map(({ name, operation }) => [name, operation])),
    [data],
  );
  const operationOf: OperationOf = useCallback((name) => operations?.get(name), [operations]);
  return { query, rows: data?.rows, operationOf };
}

/** The thresholds, and what each is called; one whose name is not known goes by its id. */
export function useThresholds() {
  const translate = useMessages();
  const query = useQuery(useResource(thresholdQueries).list());
  const { data } = query;
  const names = useMemo(() => new Map(data?.rows.map(({ id, name }) => [id, name])), [data]);
  const nameOf = useCallback(
    (id: number) => names.get(id) ?? translate('recipes.threshold.unknown', { id: String(id) }),
    [names, translate],
  );
  return { query, rows: data?.rows, nameOf };
}
