import type { Tone } from '../status';

/** From and until, in milliseconds since 1970. */
export type TimeSpan = readonly [from: number, until: number];

/** Something that takes its time. */
export interface TimeBar {
  /** Unique among the bars. */
  id: string;
  label: string;
  tone: Tone;
  /** When it was to be; the chart ends with it where it has no end. */
  planned?: TimeSpan;
  /** When it was; undefined while it has not begun. */
  real?: TimeSpan;
  /** When something went wrong in it, in milliseconds since 1970. */
  marks: readonly number[];
  /** Text about it in lines, for the tooltip and for screen readers. */
  text: string;
}

/** A bar with its lane. */
export interface PlacedBar {
  readonly bar: TimeBar;
  readonly lane: number;
}
