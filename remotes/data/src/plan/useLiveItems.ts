import { showHistory, showItems } from '@console/api-client/items';
import { pollUntilError } from '@console/api-client/polling';
import { usePollInterval, useServiceClient } from '@console/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type AskItems, beginWatching, followItems, type LiveItems, type Watched } from './liveItems';

/** So many items are loaded at first, and so many more whenever more are asked for. */
export const itemsAtOnce = 20_000;

/** The items of a facility, followed by polling of what changed. */
export function useLiveItems(watched: Watched | undefined) {
  const client = useServiceClient();
  const pollInterval = usePollInterval();
  const { facility = '', epcPrefix } = watched ?? {};
  const queryKey = useMemo(() => ['item-data', 'live', facility, epcPrefix] as const, [facility, epcPrefix]);
  const [most, setMost] = useState({ queryKey, count: itemsAtOnce });
  // Other items begin with the first pages again.
  if (most.queryKey !== queryKey) setMost({ queryKey, count: itemsAtOnce });
  const control = useRef({ most: itemsAtOnce, stopped: false });
  control.current.most = most.count;

  const query = useQuery({
    queryKey,
    queryFn: ({ signal, client: cache }) => {
      const ask: AskItems = {
        items: (asked) => (page) => client.call(showItems(asked, page), { signal }),
        history: (asked) => (page) => client.call(showHistory(asked, page), { signal }),
      };
      const now = Date.now() + (client.clockDifference() ?? 0);
      const before = cache.getQueryData<LiveItems>(queryKey) ?? beginWatching(now);
      return followItems(ask, { facility, ...(epcPrefix !== undefined && { epcPrefix }) }, before, {
        most: control.current.most,
        stopped: () => control.current.stopped,
        onProgress: (items) => cache.setQueryData(queryKey, items),
      });
    },
    enabled: watched !== undefined,
    structuralSharing: false,
    gcTime: 0,
    retry: false,
    refetchInterval: pollUntilError(pollInterval),
    meta: { model: 'item-data' },
  });
  const { data, isFetching } = query;
  return {
    query,
    live: data,
    /** Pages are being loaded, beyond what changed. */
    loading: isFetching && (data === undefined || (data.rest !== undefined && data.items.size < most.count)),
    stop: () => {
      control.current.stopped = true;
    },
    loadMore: () => {
      control.current.stopped = false;
      setMost({ queryKey, count: (data?.items.size ?? 0) + itemsAtOnce });
      control.current.most = (data?.items.size ?? 0) + itemsAtOnce;
      void query.refetch();
    },
  };
}
