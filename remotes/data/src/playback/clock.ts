/** Factors of the speed of a playback over life. */
export const rates = [0.25, 0.5, 1, 2, 5, 10, 25] as const;

/** Factor of the speed of a playback over life. */
export type Rate = (typeof rates)[number];

/** The time of a playback, which passes with that of the wall. Milliseconds since 1970, and of any wall clock. */
export interface PlaybackClock {
  /** The instant shown when the wall clock said `began`. */
  readonly instant: number;
  /** Undefined while it stands. */
  readonly began: number | undefined;
  readonly rate: Rate;
  readonly loop: boolean;
}

/** From when to when a playback goes. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The instant that is shown; a loop begins again at its end, else it stays there. */
export function instantAt(
  { instant, began, rate, loop }: PlaybackClock,
  now: number,
  { start, end }: Range,
): number {
  const reached = began === undefined ? instant : instant + (now - began) * rate;
  if (reached <= end) return Math.max(start, reached);
  return loop && end > start ? start + ((reached - start) % (end - start)) : end;
}

/** True while it runs: it stands at its end, unless it loops. */
export const isPlaying = (clock: PlaybackClock, now: number, range: Range) =>
  clock.began !== undefined && (clock.loop || instantAt(clock, now, range) < range.end);

/** It runs from where it is; from the start when it stands at the end. */
export function play(clock: PlaybackClock, now: number, range: Range): PlaybackClock {
  const instant = instantAt(clock, now, range);
  return { ...clock, instant: instant >= range.end ? range.start : instant, began: now };
}

/** It stands where it is. */
export const pause = (clock: PlaybackClock, now: number, range: Range): PlaybackClock => ({
  ...clock,
  instant: instantAt(clock, now, range),
  began: undefined,
});

/** It shows another instant, and runs on from there if it did. */
export const moveTo = (clock: PlaybackClock, instant: number, now: number): PlaybackClock => ({
  ...clock,
  instant,
  began: clock.began === undefined ? undefined : now,
});

/** It runs otherwise from where it is. */
export const change = (
  clock: PlaybackClock,
  changes: Partial<Pick<PlaybackClock, 'rate' | 'loop'>>,
  now: number,
  range: Range,
): PlaybackClock => ({
  ...clock,
  ...changes,
  instant: instantAt(clock, now, range),
  began: clock.began === undefined ? undefined : now,
});
