import { defaultFloor } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { createStore, type ReadableStore } from '@console/design/store';
import { floorsOf } from '../floors';
import { abandonStep, beginHistory, closeStep, type History, redo, step, undo } from './history';
import { rectangleOf } from './rectangle';
import { type Spot, type StudioZone, studioZones } from './studioZone';
import { addZone, describeZone, duplicateZone, freeKey, freeName, nextName, type Zones } from './zoneEdits';

/**
 * Use of a press on the plan: choose and move, draw a zone by its corners or as a rectangle, cut the chosen one, join it with another, or name one of the
 * two places by which the image of the floor is placed.
 */
export type StudioMode = 'select' | 'draw' | 'rectangle' | 'split' | 'join' | 'image';

/** A zone that is chosen, and maybe corners of it. */
interface StudioChoice {
  readonly key: number;
  /** The corner that keys act on. */
  readonly place?: number;
  /** All that are chosen. @defaultValue that one */
  readonly places?: readonly number[];
}

const grids = [0, 100, 250, 500, 1000] as const;

/** Distances between the lines of the grid that can be chosen, in millimetres; 0 is no grid. */
export const gridChoices: readonly number[] = grids;

interface Kept {
  readonly history: History<Zones>;
  readonly choice: StudioChoice | undefined;
  readonly mode: StudioMode;
  /** Places of the zone, the cut or the image that is being drawn. */
  readonly drawn: readonly Spot[];
  readonly grid: number;
  /** Key of the rectangle that was drawn last, and waits for its name. */
  readonly fresh: number | undefined;
  /** Name that was typed for a rectangle last; the next one is called after it. */
  readonly lastName: string | undefined;
  /** Keys of the zones that are marked, to be arranged together. */
  readonly marked: readonly number[];
  readonly wantedFloor: string | undefined;
  /** Floors without a zone yet. */
  readonly ownFloors: readonly string[];
}

/** A drawing of the zones of a map, as it is now. */
export interface Drawing extends Pick<Kept, 'mode' | 'drawn' | 'grid' | 'fresh' | 'marked'> {
  readonly zones: Zones;
  readonly onFloor: Zones;
  readonly floors: readonly string[];
  readonly floor: string;
  readonly chosen: StudioZone | undefined;
  /** The corner that keys act on. */
  readonly place: number | undefined;
  /** The corners that are chosen, in the order in which they were. */
  readonly places: readonly number[];
  /** Something is drawn that is not in the zone map that the drawing began with. */
  readonly changed: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Changes of a drawing. They keep their identity. */
export interface DrawingActions {
  readonly edit: (change: (zones: Zones) => Zones, open?: boolean) => void;
  /** Ends a gesture: what comes next is a step of its own. */
  readonly endGesture: () => void;
  /** Takes back what the gesture changed that is under way. */
  readonly abandonGesture: () => void;
  readonly begin: (mode: StudioMode) => void;
  readonly choose: (choice: StudioChoice | undefined) => void;
  /** Adds a corner to those that are chosen, or takes it away. */
  readonly togglePlace: (key: number, place: number) => void;
  readonly setDrawn: (drawn: readonly Spot[]) => void;
  /** Ends the zone that is drawn; it needs three corners. */
  readonly closeZone: () => void;
  /** Adds a zone between two corners, chooses it and waits for its name; the mode stays. */
  readonly addRectangle: (from: Spot, to: Spot) => void;
  /** Names the rectangle that was drawn last. */
  readonly nameFresh: (name: string) => void;
  /** Marks a zone to be arranged with others, or not any more. */
  readonly toggleMarked: (key: number) => void;
  /** Adds a copy of the chosen zone and chooses it: it lies above the other, to be moved away. */
  readonly duplicate: () => void;
  readonly setGrid: (grid: number) => void;
  readonly setFloor: (floor: string) => void;
  readonly addFloor: (name: string) => void;
  /** Takes back the latest point of what is being drawn, otherwise the latest step. */
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A drawing of the zones of a map: its state, and the ways to change it. */
export interface StudioStore extends DrawingActions {
  readonly drawing: ReadableStore<Drawing>;
}

/** Tells whether steps can be taken back in a mode: nothing is half done between two rectangles. */
const isFree = (mode: StudioMode): boolean => mode === 'select' || mode === 'rectangle';

/** Names the floors of a drawing; one at least. */
function floorsOfDrawing(zones: Zones, ownFloors: readonly string[], { floor }: ZoneMap): readonly string[] {
  const known = floorsOf([...zones, ...ownFloors.map((name) => ({ floor: name }))]);
  return known.length > 0 ? known : [floor || defaultFloor];
}

function readKept(kept: Kept, zoneMap: ZoneMap): Drawing {
  const { history, choice, mode, drawn, grid, fresh, marked, wantedFloor = '', ownFloors } = kept;
  const zones = history.present;
  const floors = floorsOfDrawing(zones, ownFloors, zoneMap);
  const floor = floors.includes(wantedFloor) ? wantedFloor : (floors[0] ?? '');
  const chosen = zones.find(({ key }) => key === choice?.key);
  const isThere = (place: number | undefined): place is number =>
    chosen !== undefined && place !== undefined && place < chosen.corners.length;
  const places = (choice?.places ?? [choice?.place]).filter(isThere);
  return {
    zones,
    onFloor: zones.filter((zone) => zone.floor === floor),
    floors,
    floor,
    chosen,
    place: isThere(choice?.place) ? choice.place : places.at(-1),
    places,
    mode,
    drawn,
    grid,
    fresh: mode === 'rectangle' && chosen && chosen.key === fresh ? fresh : undefined,
    marked: marked.filter((key) => zones.some((zone) => zone.key === key && zone.floor === floor)),
    changed: history.past.length > 0,
    canUndo: drawn.length > 0 || (isFree(mode) && history.past.length > 0),
    canRedo: isFree(mode) && history.future.length > 0,
  };
}

/**
 * Begins a drawing of the zones of a map.
 *
 * @param nameOfZone - gives the name of a new zone, in the language of now
 */
export function createStudio(zoneMap: ZoneMap, nameOfZone: () => string): StudioStore {
  let kept: Kept = {
    history: beginHistory<Zones>(studioZones(zoneMap.zones)),
    choice: undefined,
    mode: 'select',
    drawn: [],
    grid: 500,
    fresh: undefined,
    lastName: undefined,
    marked: [],
    wantedFloor: undefined,
    ownFloors: [],
  };
  const drawing = createStore(readKept(kept, zoneMap));
  const set = (change: Partial<Kept>) => {
    kept = { ...kept, ...change };
    drawing.setState(readKept(kept, zoneMap));
  };
  const inSteps = (change: (zones: Zones) => Zones, open = false): Pick<Kept, 'history' | 'marked'> => {
    const { present } = kept.history;
    return {
      history: step(kept.history, change(present), open),
      // A new zone may get the key of one that was taken back.
      marked: kept.marked.filter((key) => present.some((zone) => zone.key === key)),
    };
  };
  return {
    drawing,
    edit: (change, open) => set(inSteps(change, open)),
    endGesture: () => set({ history: closeStep(kept.history) }),
    abandonGesture: () => set({ history: abandonStep(kept.history) }),
    begin: (mode) => set({ mode, drawn: [] }),
    choose: (choice) => set({ choice }),
    togglePlace: (key, place) => {
      const { places } = drawing.getState();
      const others = places.filter((each) => each !== place);
      set({ choice: { key, places: places.includes(place) ? others : [...places, place] } });
    },
    setDrawn: (drawn) => set({ drawn }),
    closeZone: () => {
      const { drawn, zones, floor } = drawing.getState();
      if (drawn.length < 3) return;
      const add = (before: Zones) =>
        addZone(before, { name: freeName(before, nameOfZone()), floor, corners: drawn });
      set({ ...inSteps(add), choice: { key: freeKey(zones) }, mode: 'select', drawn: [] });
    },
    addRectangle: (from, to) => {
      const { zones, floor } = drawing.getState();
      const { lastName } = kept;
      const name = lastName === undefined ? freeName(zones, nameOfZone()) : nextName(zones, lastName);
      const key = freeKey(zones);
      const added = inSteps((before) => addZone(before, { name, floor, corners: rectangleOf(from, to) }));
      set({ ...added, choice: { key }, fresh: key, drawn: [], lastName: lastName && name });
    },
    nameFresh: (name) => {
      const { fresh } = drawing.getState();
      if (fresh === undefined) return;
      set({ ...inSteps((before) => describeZone(before, fresh, { name })), lastName: name });
    },
    toggleMarked: (key) =>
      set({
        marked: kept.marked.includes(key)
          ? kept.marked.filter((each) => each !== key)
          : [...kept.marked, key],
      }),
    duplicate: () => {
      const { chosen, zones } = drawing.getState();
      if (!chosen) return;
      set({
        ...inSteps((before) => duplicateZone(before, chosen.key)),
        choice: { key: freeKey(zones) },
      });
    },
    setGrid: (grid) => set({ grid }),
    setFloor: (wantedFloor) => set({ wantedFloor, choice: undefined, mode: 'select', drawn: [] }),
    addFloor: (name) => set({ ownFloors: [...kept.ownFloors, name], wantedFloor: name, choice: undefined }),
    undo: () =>
      set(
        kept.drawn.length === 0 && isFree(kept.mode)
          ? { history: undo(kept.history) }
          : { drawn: kept.drawn.slice(0, -1) },
      ),
    redo: () => isFree(kept.mode) && set({ history: redo(kept.history) }),
  };
}
