import type { Clock } from './clock';

/** Record of whether somebody follows what happens. While nobody does, it may happen in larger steps. */
export interface Attention {
  /** Somebody has asked, or was told something: they may again. */
  note(): void;
  /** Somebody follows, until what is returned is called. */
  hold(): () => void;
  isPaid(): boolean;
}

/**
 * Time in which somebody is expected to ask again, in milliseconds: longer than pages wait between two polls.
 */
const linger = 60_000;

/** Nobody follows yet. */
export function createAttention(clock: Clock): Attention {
  let noted = Number.NEGATIVE_INFINITY;
  let followers = 0;
  return {
    note: () => {
      noted = clock.now().getTime();
    },
    hold: () => {
      followers += 1;
      return () => {
        followers -= 1;
      };
    },
    // A clock that was set back counts from where it is.
    isPaid: () => followers > 0 || Math.abs(clock.now().getTime() - noted) < linger,
  };
}
