import { type HistoryRow, itemStream } from '@console/api-client/items';
import { useLiveStream, usePollInterval } from '@console/api-client/react';
import { useEffect, useRef } from 'react';
import type { Watched } from './liveItems';

/** Milliseconds for which moves are gathered: what is shown changes once for all of them. */
const pace = 100;

/** A queue that was refused is asked for again after so many polls. */
const pollsToRetry = 6;

/** The queue of moves: open, being opened, or tried again later. */
export type MovesConnection = 'open' | 'connecting' | 'waiting';

/**
 * Hears the moves of the items of a facility from the service's queue, some at a time.
 *
 * Two queues tell them, since a queue's filter names one end: all moves that end in the facility, and those that leave a
 * zone of it.
 */
export function useItemMoves(
  { facility, epcPrefix }: Watched,
  onMoves: (moves: readonly HistoryRow[]) => void,
): MovesConnection {
  const retryInterval = usePollInterval() * pollsToRetry;
  const gathered = useRef<{ moves: HistoryRow[]; timer: ReturnType<typeof setTimeout> | undefined }>({
    moves: [],
    timer: undefined,
  });
  const latest = useRef(onMoves);
  useEffect(() => {
    latest.current = onMoves;
  });
  useEffect(() => {
    const { current } = gathered;
    return () => clearTimeout(current.timer);
  }, []);
  const onMessage = (move: HistoryRow) => {
    const { current } = gathered;
    current.moves.push(move);
    current.timer ??= setTimeout(() => {
      current.timer = undefined;
      latest.current(current.moves.splice(0));
    }, pace);
  };
  const epc = epcPrefix === undefined ? {} : { epcPrefix };
  const arriving = useLiveStream(
    itemStream({ toFacility: facility, ...epc }),
    { onMessage },
    { retryInterval },
  );
  const leaving = useLiveStream(
    itemStream({ fromFacility: facility, zoneTransitionsOnly: true, ...epc }),
    { onMessage },
    { retryInterval },
  );
  return arriving === 'open' ? leaving : arriving;
}
