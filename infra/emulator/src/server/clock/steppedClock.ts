import type { Clock } from './clock';

interface Timer {
  due: number;
  readonly interval: number;
  readonly run: () => Promise<void>;
}

/** A clock that stands still until it is advanced: for tests, which then wait for nothing. */
export class SteppedClock implements Clock {
  private time: number;
  private readonly timers = new Set<Timer>();

  /** @param start the moment at which it stands; default: now. */
  constructor(start: Date = new Date()) {
    this.time = start.getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  every(ms: number, run: () => Promise<void>): () => Promise<void> {
    const timer = { due: this.time + ms, interval: ms, run };
    this.timers.add(timer);
    return async () => {
      this.timers.delete(timer);
    };
  }

  async wait(): Promise<void> {}

  /** Moves on by `ms` milliseconds and runs, one after the other, everything that falls due on the way. */
  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (let next = this.next(end); next; next = this.next(end)) {
      this.time = next.due;
      next.due += next.interval;
      await next.run();
    }
    this.time = end;
  }

  /**
   * Moves on in strides, of which only the last second runs anything: for what takes minutes.
   * @param length of a stride, in milliseconds
   */
  async stride(ms: number, length = 10_000): Promise<void> {
    for (let passed = 0; passed < ms; passed += length) {
      this.set(new Date(this.time + length - 1000));
      await this.advance(1000);
    }
  }

  /** Puts the hands to `moment` without running anything. */
  set(moment: Date): void {
    const shift = moment.getTime() - this.time;
    this.time += shift;
    for (const timer of this.timers) timer.due += shift;
  }

  private next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.due <= end && (!first || timer.due < first.due)) first = timer;
    return first;
  }
}
