import { compareNames } from '@console/design/language';
import { createStore, type ReadableStore } from '@console/design/store';
import { abandonStep, beginHistory, closeStep, type History, redo, step, undo } from '../drawing/history';
import { movedReaders, type PlacedAt, type Placements, put } from './placements';

/** Beginning of a placing. */
export interface PlacingStart {
  /** Names of the readers, in their order. */
  readonly names: readonly string[];
  readonly placements: Placements;
  /** Floors of the zone map; one at least. */
  readonly floors: readonly string[];
}

interface Kept {
  readonly history: History<Placements>;
  /** The places that the service has. */
  readonly base: Placements;
  readonly chosen: string | undefined;
  readonly floor: string;
  /** Millimetres; 0 is no grid. */
  readonly grid: number;
  /** Metres. */
  readonly height: number;
}

/** A placing of readers, as it is now. */
export interface Placing extends Pick<Kept, 'base' | 'chosen' | 'floor' | 'grid' | 'height'> {
  readonly names: readonly string[];
  readonly floors: readonly string[];
  readonly placements: Placements;
  /** Names of the readers that hang nowhere yet. */
  readonly waiting: readonly string[];
  /** Names of the readers whose places the service does not have yet. */
  readonly moved: readonly string[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Changes of a placing. They keep their identity. */
export interface PlacingActions {
  /** Puts a reader somewhere; `open`: the next change replaces this one, until the gesture ends. */
  readonly place: (name: string, place: PlacedAt | undefined, open?: boolean) => void;
  readonly endGesture: () => void;
  /** Takes back what the gesture changed that is under way. */
  readonly abandonGesture: () => void;
  /** Chooses a reader, and shows its floor. */
  readonly choose: (name: string | undefined) => void;
  /** Chooses the next reader that hangs nowhere; the one that is chosen stays where all hang somewhere. */
  readonly chooseWaiting: () => void;
  readonly setFloor: (floor: string) => void;
  readonly setGrid: (grid: number) => void;
  /** Sets the height of readers that are placed from now on. */
  readonly setHeight: (height: number) => void;
  /** Takes the place of a reader for what the service has. */
  readonly settle: (name: string, stored: PlacedAt | undefined) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A placing of readers: its state, and the ways to change it. */
export interface PlacingStore extends PlacingActions {
  readonly placing: ReadableStore<Placing>;
}

/** Height of a reader that nobody typed another for, in metres. */
const usualHeight = 3;

function readKept({ history, ...kept }: Kept, names: readonly string[], floors: readonly string[]): Placing {
  const placements = history.present;
  const own = Object.values(placements).map(({ floor }) => floor);
  return {
    ...kept,
    names,
    floors: [...new Set([...floors, ...own])].sort(compareNames),
    placements,
    waiting: names.filter((name) => !placements[name]),
    moved: movedReaders(kept.base, placements),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

/** Begins a placing; the first reader that hangs nowhere is chosen. */
export function createPlacing({ names, placements, floors }: PlacingStart): PlacingStore {
  let kept: Kept = {
    history: beginHistory(placements),
    base: placements,
    chosen: names.find((name) => !placements[name]),
    floor: floors[0] ?? '',
    grid: 500,
    height: usualHeight,
  };
  const placing = createStore(readKept(kept, names, floors));
  const set = (change: Partial<Kept>) => {
    kept = { ...kept, ...change };
    placing.setState(readKept(kept, names, floors));
  };
  /** Shows a step of the history, and the reader that it moved. */
  const show = (history: History<Placements>) => {
    const [name] = movedReaders(kept.history.present, history.present);
    const floor = name !== undefined ? history.present[name]?.floor : undefined;
    set({ history, ...(name !== undefined && { chosen: name }), ...(floor !== undefined && { floor }) });
  };
  const choose = (chosen: string | undefined) => {
    const floor = chosen === undefined ? undefined : kept.history.present[chosen]?.floor;
    set({ chosen, floor: floor ?? kept.floor });
  };
  return {
    placing,
    place: (name, place, open = false) =>
      set({ history: step(kept.history, put(kept.history.present, name, place), open) }),
    endGesture: () => set({ history: closeStep(kept.history) }),
    abandonGesture: () => set({ history: abandonStep(kept.history) }),
    choose,
    chooseWaiting: () => {
      const [next] = placing.getState().waiting;
      if (next !== undefined) choose(next);
    },
    setFloor: (floor) => {
      const place = kept.chosen === undefined ? undefined : kept.history.present[kept.chosen];
      set({ floor, ...(place && { chosen: undefined }) });
    },
    setGrid: (grid) => set({ grid }),
    setHeight: (height) => set({ height }),
    settle: (name, stored) => set({ base: put(kept.base, name, stored) }),
    undo: () => show(undo(kept.history)),
    redo: () => show(redo(kept.history)),
  };
}
