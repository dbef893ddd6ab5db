/** An item message, as it is told by the service and as it arrives: by both it is known which one it is. */
export interface ItemMessage {
  readonly address: string;
  readonly epc: string;
  /** ISO 8601. */
  readonly observationTime: string;
}

/** A message that was to arrive, and has not. */
export interface MissingMessage extends ItemMessage {
  /** When the service told of the move, in milliseconds since 1970. */
  readonly toldAt: number;
}

/** Messages that the service told of and that arrived, in numbers. */
export interface LedgerSums {
  /** Moves that have to arrive as messages. */
  readonly told: number;
  /** Of these, those that did. */
  readonly arrived: number;
  /** Of these, those that have not after {@link graceTime}. */
  readonly missing: number;
  /** The missing ones, the newest first, as many as are kept. */
  readonly gaps: readonly MissingMessage[];
}

/** Holds what the service tells against what arrives. */
export interface Ledger {
  readonly tell: (message: ItemMessage, at: number) => void;
  readonly arrive: (message: ItemMessage, at: number) => void;
  readonly sums: (now: number) => LedgerSums;
}

/** Time in ms that a message may take before it counts as missing. */
export const graceTime = 10_000;

/** Number of messages of which it is known which ones they are, on each side; of older ones only the number stays. */
const mostKept = 1000;

const keyOf = ({ address, epc, observationTime }: ItemMessage) =>
  `${address} ${epc.toUpperCase()} ${Date.parse(observationTime)}`;

/** Keeps a map within its size. @returns number of entries that went */
function trim(map: Map<string, unknown>): number {
  let gone = 0;
  for (const key of map.keys()) {
    if (map.size <= mostKept) break;
    map.delete(key);
    gone += 1;
  }
  return gone;
}

/** Begins with nothing told and nothing arrived. */
export function createLedger(): Ledger {
  const open = new Map<string, MissingMessage>();
  /** Arrived before the service told of them. */
  const early = new Map<string, number>();
  let told = 0;
  let arrived = 0;
  let forgotten = 0;
  return {
    tell: (message, at) => {
      told += 1;
      const key = keyOf(message);
      if (early.delete(key)) {
        arrived += 1;
        return;
      }
      open.set(key, { ...message, toldAt: at });
      forgotten += trim(open);
    },
    arrive: (message, at) => {
      const key = keyOf(message);
      if (open.delete(key)) {
        arrived += 1;
        return;
      }
      early.set(key, at);
      trim(early);
    },
    sums: (now) => {
      const gaps = [...open.values()].filter(({ toldAt }) => now - toldAt > graceTime).reverse();
      return { told, arrived, missing: forgotten + gaps.length, gaps };
    },
  };
}

/** The item message in a body; undefined for any other. */
export function itemMessageIn(address: string, text: string): ItemMessage | undefined {
  try {
    const { epc, observationTime } = JSON.parse(text) as Partial<Record<string, unknown>>;
    return typeof epc === 'string' && typeof observationTime === 'string'
      ? { address, epc, observationTime }
      : undefined;
  } catch {
    return undefined;
  }
}
