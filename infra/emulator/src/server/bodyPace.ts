import type { Limits } from './limits';

/** Limits for the slowness of a body. */
export type BodyLimits = Pick<Limits, 'bodyPause' | 'bodyRate'>;

/** Watches how fast a body arrives. */
interface BodyPace {
  /** Notes that so many bytes have arrived. */
  arrived(bytes: number): void;
  /** Ends it: the body is there, or nobody waits for it. */
  stop(): void;
}

/**
 * Watches a body from now on.
 * @param tooSlow called once, with the reason, when it stands still for too long or trickles
 */
export function watchPace({ bodyPause, bodyRate }: BodyLimits, tooSlow: (reason: string) => void): BodyPace {
  const began = performance.now();
  let bytes = 0;
  const timeLeft = () => began + bodyPause + (bytes / bodyRate) * 1000 - performance.now();
  const stoodStill = () => tooSlow(`The body stood still for ${bodyPause} ms`);
  const trickled = () =>
    tooSlow(`The body came too slowly: ${bytes} bytes, where ${bodyRate} a second are expected`);
  let timer = setTimeout(stoodStill, bodyPause).unref();
  return {
    arrived(more) {
      bytes += more;
      clearTimeout(timer);
      const left = timeLeft();
      timer =
        left < bodyPause ? setTimeout(trickled, left).unref() : setTimeout(stoodStill, bodyPause).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
