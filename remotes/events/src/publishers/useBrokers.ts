import { type Broker, brokerQueries } from '@console/api-client/brokers';
import { useResource } from '@console/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

const noBrokers: ReadonlyMap<string, Broker> = new Map();

/** The brokers there are. */
export function useBrokers() {
  const query = useQuery(useResource(brokerQueries).list());
  const rows = query.data?.rows;
  const byId = useMemo(() => (rows ? new Map(rows.map((broker) => [broker.id, broker])) : noBrokers), [rows]);
  const brokerOf = useCallback((id: string | undefined) => byId.get(id ?? ''), [byId]);
  return { query, rows, brokerOf };
}

/**
 * The brokers for a form, which outlives them: one that is deleted meanwhile stays known by what it was, so that what
 * was typed for it stays in sight.
 */
export function useBrokersOfForm() {
  const { query, rows, brokerOf } = useBrokers();
  const [seen, setSeen] = useState<ReadonlyMap<string, Broker>>(noBrokers);
  if (rows?.some((broker) => seen.get(broker.id) !== broker))
    setSeen(new Map([...seen, ...rows.map((broker) => [broker.id, broker] as const)]));
  const typeOf = useCallback((id: string | undefined) => seen.get(id ?? '')?.type, [seen]);
  const isGone = useCallback(
    (id: string | undefined) => rows !== undefined && Boolean(id) && !brokerOf(id),
    [rows, brokerOf],
  );
  return { query, rows, seen, typeOf, isGone };
}
