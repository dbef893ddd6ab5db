/** Where the emulator takes the time from, so that a test can own it. */
export interface Clock {
  /** The present moment. */
  now(): Date;
  /**
   * Runs `run` every `ms` milliseconds. A run that takes longer than the interval is never overtaken by
   * the next. Returns what stops it; stopping waits for a run under way.
   */
  every(ms: number, run: () => Promise<void>): () => Promise<void>;
  /** Lets `ms` milliseconds pass for one caller. A clock that is stepped keeps nobody waiting. */
  wait(ms: number): Promise<void>;
}
