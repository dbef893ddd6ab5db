/** A message that arrived. */
export interface Arrival {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Topic or routing key. */
  readonly address: string;
  /** Of the whole body, in bytes. */
  readonly size: number;
  /** Body as text, its beginning where it is long; bytes that are no text as hexadecimal digits. */
  readonly text: string;
  /** Only the beginning of the body is kept. */
  readonly cut: boolean;
}

/** Number of messages that are kept; older ones go. */
export const keptMessages = 500;

/** Bytes of a body that are kept. */
export const keptBytes = 16_384;

/** Number of bytes without text that are kept: each takes three characters. */
const keptBinary = 1024;

/** A message as it is kept. */
export function arrivalOf(address: string, body: Uint8Array, at: number): Arrival {
  const begun = body.subarray(0, keptBytes);
  const shared = { at, address, size: body.length };
  try {
    // A character may be cut in two by the limit, but for that it has to be text.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(begun, { stream: body.length > keptBytes });
    return { ...shared, text, cut: body.length > keptBytes };
  } catch {
    const bytes = [...body.subarray(0, keptBinary)].map((byte) => byte.toString(16).padStart(2, '0'));
    return { ...shared, text: bytes.join(' '), cut: body.length > keptBinary };
  }
}

/** A body that is JSON, as an object; undefined for any other. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body as it is shown: JSON by lines, everything else as it came. */
export function formattedBody({ text }: Pick<Arrival, 'text'>): string {
  const value = readJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Messages as a file, one line of JSON each, the oldest first. */
export const fileOf = (arrivals: readonly Arrival[]): string =>
  arrivals
    .map(({ at, address, size, text, cut }) => {
      const body = cut ? text : (readJson(text) ?? text);
      return `${JSON.stringify({ time: new Date(at).toISOString(), address, size, body, ...(cut && { cut }) })}\n`;
    })
    .join('');

/** Span in ms over which the rate is taken. */
export const rateSpan = 10_000;

/**
 * Counts messages by second, for the rate of the last ten seconds and the time since the last one.
 */
export interface ArrivalClock {
  readonly count: (at: number) => void;
  /** Messages per second; undefined before the first one. */
  readonly rate: (now: number) => number;
  /** When the last one came, in milliseconds since 1970; undefined before the first one. */
  readonly last: () => number | undefined;
}

/** Begins to count. */
export function createArrivalClock(): ArrivalClock {
  const seconds = new Map<number, number>();
  let last: number | undefined;
  const second = (at: number) => Math.floor(at / 1000);
  return {
    count: (at) => {
      last = at;
      const key = second(at);
      seconds.set(key, (seconds.get(key) ?? 0) + 1);
      for (const old of seconds.keys()) {
        if (old > key - rateSpan / 1000) break;
        seconds.delete(old);
      }
    },
    rate: (now) => {
      let sum = 0;
      for (const [key, count] of seconds) if (key > second(now) - rateSpan / 1000) sum += count;
      return sum / (rateSpan / 1000);
    },
    last: () => last,
  };
}
