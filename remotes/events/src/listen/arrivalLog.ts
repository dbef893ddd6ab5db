import { createLiveBuffer, type LiveBuffer, type LiveBufferOptions } from '@console/design/live';
import { type Arrival, arrivalOf, createArrivalClock, keptMessages } from './arrivals';
import { createLedger, type ItemMessage, itemMessageIn, type LedgerSums } from './ledger';

/** Arrivals in numbers. */
export interface ArrivalFigures extends LedgerSums {
  /** Messages per second, over the last ten seconds. */
  readonly rate: number;
  /** When the last message came, in milliseconds since 1970. @defaultValue none came */
  readonly last?: number | undefined;
  /** Messages at the address of items that do not tell which item and when, so that they cannot be compared. */
  readonly unnamed: number;
}

/** Messages that arrive: the newest of them, and figures of all. */
export interface ArrivalLog {
  readonly buffer: LiveBuffer<Arrival>;
  readonly take: (address: string, body: Uint8Array, at: number) => void;
  /** Takes what the service tells that it sends. */
  readonly tell: (message: ItemMessage, at: number) => void;
  readonly figures: (now: number) => ArrivalFigures;
  /** Forgets messages and figures. */
  readonly clear: () => void;
}

/**
 * Creates an empty log.
 * @param itemAddresses addresses at which messages about items arrive
 * @param schedule see {@link LiveBufferOptions.schedule}
 */
export function createArrivalLog(
  itemAddresses: readonly string[],
  schedule?: LiveBufferOptions<Arrival>['schedule'],
): ArrivalLog {
  const buffer = createLiveBuffer<Arrival>({ keep: keptMessages, slack: 0, ...(schedule && { schedule }) });
  const begin = () => ({ clock: createArrivalClock(), ledger: createLedger(), unnamed: 0 });
  let current = begin();
  return {
    buffer,
    take: (address, body, at) => {
      const arrival = arrivalOf(address, body, at);
      buffer.push(arrival);
      current.clock.count(at);
      if (!itemAddresses.includes(address)) return;
      const message = itemMessageIn(address, arrival.text);
      if (message) current.ledger.arrive(message, at);
      else current.unnamed += 1;
    },
    tell: (message, at) => current.ledger.tell(message, at),
    figures: (now) => ({
      ...current.ledger.sums(now),
      rate: current.clock.rate(now),
      last: current.clock.last(),
      unnamed: current.unnamed,
    }),
    clear: () => {
      current = begin();
      buffer.clear();
    },
  };
}
