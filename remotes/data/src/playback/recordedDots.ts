import { createDotSource, type DotSource } from '@console/design/plan';
import {
  type RecordedPlace,
  type Recording,
  rowsUntil,
  seek,
  startPlayhead,
  trailOf,
  whereabouts,
} from './recording';

/** Dots of a recording at an instant. */
export interface RecordedDots extends DotSource {
  readonly showAt: (instant: number) => void;
  /** The item of a dot that is shown, by its index in the recording. */
  readonly itemAt: (dot: number) => number;
}

/** Selection and trail of a drawn recording. */
interface RecordedDotsOptions {
  readonly isOnFloor: (place: RecordedPlace) => boolean;
  /** The item that is chosen. */
  readonly item: number | undefined;
  /** The way of the chosen item is drawn. */
  readonly withTrail: boolean;
}

/** The way of an item is drawn by so many of its last places. */
const mostTrail = 200;

/** The items of a recording as dots on one floor; nothing is drawn again while nothing has happened. */
export function createRecordedDots(recording: Recording, options: RecordedDotsOptions): RecordedDots {
  const { isOnFloor, item: chosen, withTrail } = options;
  const source = createDotSource();
  const count = recording.epcs.length;
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  const items = new Uint32Array(count);
  const onFloor = recording.places.map(isOnFloor);
  let head = startPlayhead(recording);
  let drawn = -1;
  return {
    current: source.current,
    subscribe: source.subscribe,
    itemAt: (dot) => items[dot] ?? 0,
    showAt: (instant) => {
      const until = rowsUntil(recording, instant);
      if (until === drawn) return;
      drawn = until;
      head = seek(recording, head, instant);
      let shown = 0;
      let selected = -1;
      let trail: readonly number[] = [];
      for (let item = 0; item < count; item += 1) {
        const { row, place, x: left, y: low } = whereabouts(recording, head, item);
        if (item === chosen && withTrail) trail = trailOf(recording, row, mostTrail, isOnFloor);
        if (!onFloor[place] || Number.isNaN(left) || Number.isNaN(low)) continue;
        if (item === chosen) selected = shown;
        x[shown] = left;
        y[shown] = low;
        items[shown] = item;
        shown += 1;
      }
      source.show({ count: shown, x, y, selected, trail });
    },
  };
}
