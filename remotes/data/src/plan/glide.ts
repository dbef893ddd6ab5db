import { createDotSource, type DotSource, type PlanDots } from '@console/design/plan';

/** Places by the name of what is there, in metres. */
export interface NamedPlaces {
  readonly names: readonly string[];
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** Dots that glide to where they are now, so that the eye can follow them. */
interface Glide extends DotSource {
  /**
   * Lets dots move to where they are now.
   *
   * @param selected - name of the one that is emphasised
   * @param time - milliseconds they take. @defaultValue 800
   */
  readonly moveTo: (places: NamedPlaces, selected?: string, time?: number) => void;
  readonly stop: () => void;
}

/** Clock that moves dots on; the browser's, outside of tests. */
interface GlideClock {
  readonly now: () => number;
  readonly request: (next: () => void) => number;
  readonly cancel: (request: number) => void;
  /** The user wants nothing to move. */
  readonly still: () => boolean;
}

const browserClock: GlideClock = {
  now: () => performance.now(),
  request: (next) => requestAnimationFrame(next),
  cancel: (request) => cancelAnimationFrame(request),
  still: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/** Milliseconds that dots take to where they are now, where that is known from time to time. */
export const glideTime = 800;

/** The same where it is known at once: with the time that moves are gathered, 0.3 s. */
export const liveGlideTime = 200;

/** Makes dots that glide; none at first. What is new is at its place at once. */
export function createGlide(clock: GlideClock = browserClock): Glide {
  const source = createDotSource();
  let target: NamedPlaces = { names: [], x: new Float64Array(), y: new Float64Array() };
  let shown = { x: target.x, y: target.y };
  let frame: number | undefined;
  const stop = () => {
    if (frame !== undefined) clock.cancel(frame);
    frame = undefined;
  };
  const show = (x: Float64Array, y: Float64Array, selected: number) => {
    shown = { x, y };
    const dots: PlanDots = { count: x.length, x, y, selected };
    source.show(dots);
  };
  return {
    current: source.current,
    subscribe: source.subscribe,
    stop,
    moveTo: (places, selected, time = glideTime) => {
      stop();
      const chosen = selected === undefined ? -1 : places.names.indexOf(selected);
      const before = new Map(target.names.map((name, index) => [name, index]));
      const count = places.names.length;
      const [fromX, fromY] = [places.x.slice(), places.y.slice()];
      let moves = false;
      for (let dot = 0; dot < count; dot += 1) {
        const known = before.get(places.names[dot] ?? '');
        if (known === undefined) continue;
        fromX[dot] = shown.x[known] ?? 0;
        fromY[dot] = shown.y[known] ?? 0;
        moves ||= fromX[dot] !== places.x[dot] || fromY[dot] !== places.y[dot];
      }
      target = places;
      if (!moves || clock.still()) {
        show(places.x, places.y, chosen);
        return;
      }
      const began = clock.now();
      const step = () => {
        const part = Math.min(1, (clock.now() - began) / time);
        const [x, y] = [new Float64Array(count), new Float64Array(count)];
        for (let dot = 0; dot < count; dot += 1) {
          const [left, low] = [fromX[dot] ?? 0, fromY[dot] ?? 0];
          x[dot] = left + ((places.x[dot] ?? 0) - left) * part;
          y[dot] = low + ((places.y[dot] ?? 0) - low) * part;
        }
        show(x, y, chosen);
        frame = part < 1 ? clock.request(step) : undefined;
      };
      step();
    },
  };
}
