import { showHistory, showItems } from '@console/api-client/items';
import { pollUntilError } from '@console/api-client/polling';
import { usePollInterval, useServiceClient } from '@console/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type AskItems,
  beginWatching,
  createToldMoves,
  followItems,
  type LiveItems,
  type Watched,
  withMoves,
} from './liveItems';
import { useItemMoves } from './useItemMoves';

/** Items that are loaded at first, and as many more whenever more are asked for. */
const itemsAtOnce = 20_000;

/** While the queue tells of moves, changes are asked for once in so many polls: jobs may report to no queue. */
const pollsToCheck = 6;

/**
 * Follows the items of a facility by the service's queue of moves. Polling of what changed is the way to begin, to find the
 * thread again when the queue was away, and to go on where there is no queue or it is quiet.
 */
export function useLiveItems(watched: Watched) {
  const client = useServiceClient();
  const cache = useQueryClient();
  const pollInterval = usePollInterval();
  const { facility, epcPrefix } = watched;
  const queryKey = useMemo(() => ['item-data', 'live', facility, epcPrefix] as const, [facility, epcPrefix]);
  const [most, setMost] = useState({ queryKey, count: itemsAtOnce });
  // Other items begin with the first pages again.
  if (most.queryKey !== queryKey) setMost({ queryKey, count: itemsAtOnce });
  const control = useRef({ most: itemsAtOnce, stopped: false });
  const [toldMoves] = useState(createToldMoves);
  control.current.most = most.count;

  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      toldMoves.during(async (told) => {
        const ask: AskItems = {
          items: (asked) => (page) => client.call(showItems(asked, page), { signal }),
          history: (asked) => (page) => client.call(showHistory(asked, page), { signal }),
        };
        const now = Date.now() + (client.clockDifference() ?? 0);
        const before = cache.getQueryData<LiveItems>(queryKey) ?? beginWatching(now);
        const live = await followItems(
          ask,
          { facility, ...(epcPrefix !== undefined && { epcPrefix }) },
          before,
          {
            most: control.current.most,
            stopped: () => control.current.stopped,
            onProgress: (items) => cache.setQueryData(queryKey, withMoves(items, told, facility)),
          },
        );
        return withMoves(live, told, facility);
      }),
    structuralSharing: false,
    gcTime: 0,
    retry: false,
    refetchInterval: pollUntilError(pollInterval),
    meta: { model: 'item-data' },
  });
  const { data, isFetching, isError, refetch } = query;

  const connection = useItemMoves(watched, (moves) => {
    toldMoves.add(moves);
    // After an error the next poll begins where the last one ended: until then nothing looks as if it were up to date.
    if (!isError) cache.setQueryData<LiveItems>(queryKey, (live) => live && withMoves(live, moves, facility));
  });
  const isLive = connection === 'open';
  // Each change that the queue tells puts off the next poll; the first of these finds what was missed before it opened.
  useEffect(() => {
    if (!isLive || isError || pollInterval === 0) return;
    const check = () => void refetch({ cancelRefetch: false });
    check();
    const timer = setInterval(check, pollsToCheck * pollInterval);
    return () => clearInterval(timer);
  }, [isLive, isError, pollInterval, refetch]);

  return {
    query,
    live: data,
    connection,
    /** Pages are being loaded, beyond what changed. */
    loading: isFetching && (data === undefined || (data.rest !== undefined && data.items.size < most.count)),
    stop: () => {
      control.current.stopped = true;
    },
    loadMore: () => {
      const count = (data?.items.size ?? 0) + itemsAtOnce;
      Object.assign(control.current, { stopped: false, most: count });
      setMost({ queryKey, count });
      void refetch();
    },
  };
}
