import { type HistoryRow, itemStream } from '@console/api-client/items';
import { useLiveStream, usePollInterval } from '@console/api-client/react';
import { useEffect, useRef, useState } from 'react';
import type { Watched } from './liveItems';

/** Milliseconds for which moves are gathered: what is shown changes once for all of them. */
const pace = 100;

/** A queue that was refused is asked for again after so many polls. */
const pollsToRetry = 6;

/** The queue of moves: open, being opened, or tried again later. */
export type MovesConnection = 'open' | 'connecting' | 'waiting';

/** Gathers moves that are told one by one, and hands them on together. */
export function gatherMoves(onMoves: (moves: readonly HistoryRow[]) => void) {
  let moves: HistoryRow[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add: (move: HistoryRow) => {
      moves.push(move);
      timer ??= setTimeout(() => {
        const gathered = moves;
        moves = [];
        timer = undefined;
        onMoves(gathered);
      }, pace);
    },
    stop: () => clearTimeout(timer),
  };
}

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
  const latest = useRef(onMoves);
  useEffect(() => {
    latest.current = onMoves;
  });
  const [{ add: onMessage, stop }] = useState(() => gatherMoves((moves) => latest.current(moves)));
  useEffect(() => stop, [stop]);
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
