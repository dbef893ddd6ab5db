import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Milliseconds between two changes of what is shown: many cards stand on one page, and nobody reads faster. Unlike
 * animation frames they come in a page in the background, too.
 */
const seenPace = 250;

/** The same for a card that is scrolled out of sight. */
const unseenPace = 1000;

/**
 * Milliseconds until a card changes again. All cards change at the same beats of the clock: the page is laid out and
 * painted once for all of them.
 * @param offset milliseconds by which the beats of this card differ
 */
const untilBeat = (pace: number, offset: number) => pace - ((performance.now() + offset) % pace);

/** Pace of the changes of a card. */
interface Pace {
  /** Runs a piece of work a moment later. @returns what takes it back */
  readonly schedule: (work: () => void) => () => void;
  /** Tells whether the card can be seen: once it can, it shows at once what it has. */
  readonly see: (seen: boolean) => void;
}

function createPace(): Pace {
  // Cards out of sight take turns, so that no beat has to change all of them.
  const turn = Math.floor(Math.random() * (unseenPace / seenPace)) * seenPace;
  let isSeen = true;
  let due: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    const work = due;
    due = undefined;
    work?.();
  };
  return {
    schedule: (work) => {
      due = work;
      timer = setTimeout(run, isSeen ? untilBeat(seenPace, 0) : untilBeat(unseenPace, turn));
      return () => {
        clearTimeout(timer);
        due = undefined;
      };
    },
    see: (seen) => {
      if (seen && !isSeen) run();
      isSeen = seen;
    },
  };
}

/** Pace of the changes of a card: four times a second while it can be seen, else once. Nothing is lost. */
export function usePace<Shown extends Element>(): {
  readonly card: RefObject<Shown | null>;
  readonly schedule: Pace['schedule'];
} {
  const card = useRef<Shown>(null);
  const [pace] = useState(createPace);
  useEffect(() => {
    const { current } = card;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) pace.see(latest.isIntersecting);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [pace]);
  return { card, schedule: pace.schedule };
}
