/** A time limit that can be lifted. */
export interface TimeLimit {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  /** From now on there is no limit. */
  lift(): void;
}

/** A time limit in milliseconds from now. */
export function timeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const over = () => controller.abort(new DOMException('The time is over.', 'TimeoutError'));
  const timer = setTimeout(over, milliseconds);
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}
