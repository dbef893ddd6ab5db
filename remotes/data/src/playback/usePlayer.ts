import { useAddress } from '@console/design/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  change,
  instantAt,
  isPlaying,
  moveTo,
  type PlaybackClock,
  pause,
  play,
  type Range,
  type Rate,
  rates,
} from './clock';

/**
 * Interval at which the page around the plan follows the playback, in milliseconds; the plan does so in every frame.
 */
const pageInterval = 250;

/** Interval at which the address follows, in milliseconds. */
const addressInterval = 3000;

/** Plays a range: the clock, how it is steered, and the instant in the address. */
export function usePlayer(range: Range) {
  const [params, put] = useAddress();
  const [clock, setClock] = useState<PlaybackClock>(() => {
    const at = Date.parse(params.get('at') ?? '');
    return {
      instant: Number.isNaN(at) ? range.start : at,
      began: undefined,
      rate: rates.find((rate) => String(rate) === params.get('rate')) ?? 10,
      loop: params.get('loop') === 'true',
    };
  });
  const latest = useRef({ clock, range });
  latest.current = { clock, range };
  /** The instant of this frame. */
  const now = useCallback(() => instantAt(latest.current.clock, performance.now(), latest.current.range), []);
  const [shown, setShown] = useState(now);
  const playing = isPlaying(clock, performance.now(), range);

  const writeAddress = useCallback(
    () =>
      put({
        at: new Date(now()).toISOString(),
        rate: String(latest.current.clock.rate),
        loop: latest.current.clock.loop ? 'true' : undefined,
      }),
    [put, now],
  );

  useEffect(() => {
    if (!playing) return;
    const follow = setInterval(() => setShown(now()), pageInterval);
    const note = setInterval(writeAddress, addressInterval);
    return () => {
      clearInterval(follow);
      clearInterval(note);
    };
  }, [playing, now, writeAddress]);

  const steer = (next: (before: PlaybackClock, wall: number) => PlaybackClock, noted = true) => {
    const after = next(latest.current.clock, performance.now());
    latest.current.clock = after;
    setClock(after);
    setShown(now());
    if (noted) writeAddress();
  };
  return {
    clock,
    playing,
    now,
    /** The instant as the page shows it. */
    shown: playing ? shown : now(),
    toggle: () => steer((before, wall) => (playing ? pause(before, wall, range) : play(before, wall, range))),
    /** @param noted it goes into the address; not while a handle is being moved */
    goTo: (instant: number, noted = true) => steer((before, wall) => moveTo(before, instant, wall), noted),
    /** Stands at an instant. */
    stepTo: (instant: number) => steer((before, wall) => ({ ...pause(before, wall, range), instant })),
    setRate: (rate: Rate) => steer((before, wall) => change(before, { rate }, wall, range)),
    setLoop: (loop: boolean) => steer((before, wall) => change(before, { loop }, wall, range)),
  };
}

/** A playback as the page steers it. */
export type Player = ReturnType<typeof usePlayer>;
