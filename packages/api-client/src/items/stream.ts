import { readRecord } from '../client/answer';
import type { LiveStream } from '../sockets';
import { closeQueue, openQueue } from '../sockets/calls';
import { withoutBlank } from '../wire';
import { type HistoryRow, readHistoryRow } from './adapter';
import { validateHistoryRow } from './validate.generated.js';

/** Limits of the moves that a queue tells; all that are given have to match. */
export interface ItemStreamFilter {
  readonly fromFacility?: string;
  readonly toFacility?: string;
  /** Beginning of an EPC, hexadecimal. @defaultValue items of all EPCs */
  readonly epcPrefix?: string;
  /** Only moves from one zone, floor or facility to another. @defaultValue false */
  readonly zoneTransitionsOnly?: boolean;
}

/**
 * The moves of items as they happen, as far as jobs report them to queues.
 *
 * @example
 * useLiveStream(itemStream({ toFacility: 'Store' }), { onMessage: ({ epc, toX, toY }) => move(epc, toX, toY) });
 */
export function itemStream({
  epcPrefix,
  zoneTransitionsOnly = false,
  ...facilities
}: ItemStreamFilter): LiveStream<HistoryRow> {
  const options = {
    ...withoutBlank({ ...facilities, epc: epcPrefix?.toUpperCase() ?? null }),
    zoneTransitionsOnly,
  };
  return {
    name: `items/${JSON.stringify(options)}`,
    open: openQueue('items', options),
    close: ({ channelId }) => (channelId === undefined ? undefined : closeQueue(channelId)),
    read: readRecord(validateHistoryRow, readHistoryRow),
  };
}
