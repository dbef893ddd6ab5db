import { defaultFloor } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { createStore, type ReadableStore } from '@console/design/store';
import { floorsOf } from '../floors';
import { abandonStep, beginHistory, closeStep, type History, redo, step, undo } from './history';
import { type Spot, type StudioZone, studioZones } from './studioZone';
import { addZone, duplicateZone, freeKey, freeName, type Zones } from './zoneEdits';

/**
 * Use of a press on the plan: choose and move, draw a zone, cut the chosen one, join it with another, or name one of the
 * two places by which the image of the floor is placed.
 */
export type StudioMode = 'select' | 'draw' | 'split' | 'join' | 'image';

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
  readonly wantedFloor: string | undefined;
  /** Floors without a zone yet. */
  readonly ownFloors: readonly string[];
}

/** A drawing of the zones of a map, as it is now. */
export interface Drawing extends Pick<Kept, 'mode' | 'drawn' | 'grid'> {
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

/** Names the floors of a drawing; one at least. */
function floorsOfDrawing(zones: Zones, ownFloors: readonly string[], { floor }: ZoneMap): readonly string[] {
  const known = floorsOf([...zones, ...ownFloors.map((name) => ({ floor: name }))]);
  return known.length > 0 ? known : [floor || defaultFloor];
}

function readKept(kept: Kept, zoneMap: ZoneMap): Drawing {
  const { history, choice, mode, drawn, grid, wantedFloor = '', ownFloors } = kept;
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
    changed: history.past.length > 0,
    canUndo: drawn.length > 0 || (mode === 'select' && history.past.length > 0),
    canRedo: mode === 'select' && history.future.length > 0,
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
    wantedFloor: undefined,
    ownFloors: [],
  };
  const drawing = createStore(readKept(kept, zoneMap));
  const set = (change: Partial<Kept>) => {
    kept = { ...kept, ...change };
    drawing.setState(readKept(kept, zoneMap));
  };
  const inSteps = (change: (zones: Zones) => Zones, open = false) =>
    step(kept.history, change(kept.history.present), open);
  return {
    drawing,
    edit: (change, open) => set({ history: inSteps(change, open) }),
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
      set({ history: inSteps(add), choice: { key: freeKey(zones) }, mode: 'select', drawn: [] });
    },
    duplicate: () => {
      const { chosen, zones } = drawing.getState();
      if (!chosen) return;
      const history = inSteps((before) => duplicateZone(before, chosen.key));
      set({ history, choice: { key: freeKey(zones) } });
    },
    setGrid: (grid) => set({ grid }),
    setFloor: (wantedFloor) => set({ wantedFloor, choice: undefined, mode: 'select', drawn: [] }),
    addFloor: (name) => set({ ownFloors: [...kept.ownFloors, name], wantedFloor: name, choice: undefined }),
    undo: () =>
      set(kept.mode === 'select' ? { history: undo(kept.history) } : { drawn: kept.drawn.slice(0, -1) }),
    redo: () => kept.mode === 'select' && set({ history: redo(kept.history) }),
  };
}
