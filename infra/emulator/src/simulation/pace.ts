/** What a simulation runs by. */
export interface Pace {
  /** The same seed, the same events. */
  readonly seed: number;
  /** How many times as fast as in life readers act. Durations of jobs stay what they are. */
  readonly speed: number;
}
