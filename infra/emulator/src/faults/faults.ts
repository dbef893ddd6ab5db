/** Something that goes wrong on purpose. Without `status`, `body` and `drop` it only makes the call late. */
export interface Fault {
  /** Of the calls of this method; default: any. */
  readonly method?: string;
  /** Of the calls whose path begins with this, e.g. `/itemsense/health/v1/readers`. */
  readonly path: string;
  /** Answers with this status; default 200 when there is a body. */
  readonly status?: number;
  /** Answers with this: text as it is, anything else as JSON. */
  readonly body?: unknown;
  /** Of a body that is text; default `application/json`. */
  readonly contentType?: string;
  /** Closes the connection without an answer. */
  readonly drop?: boolean;
  /** Waits so many milliseconds first. */
  readonly delayMs?: number;
  /** How often it happens; default: until it is taken away. */
  readonly times?: number;
}

/** The faults at work. */
export interface Faults {
  /** Adds one; it comes before those that are there. Returns what takes it away. */
  add(fault: Fault): () => void;
  /** Takes all away. */
  clear(): void;
  /** The fault that hits a call, if any; counts it as having happened. */
  take(method: string, path: string): Fault | undefined;
}

/** No faults yet. */
export function createFaults(): Faults {
  let active: { readonly fault: Fault; left: number }[] = [];
  const remove = (entry: (typeof active)[number]) => {
    active = active.filter((other) => other !== entry);
  };
  return {
    add(fault) {
      const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
      active = [entry, ...active];
      return () => remove(entry);
    },
    clear() {
      active = [];
    },
    take(method, path) {
      const hit = active.find(({ fault }) => matches(fault, method, path));
      if (!hit) return undefined;
      hit.left -= 1;
      if (hit.left <= 0) remove(hit);
      return hit.fault;
    },
  };
}

const matches = (fault: Fault, method: string, path: string) =>
  (fault.method === undefined || fault.method.toUpperCase() === method) && path.startsWith(fault.path);
