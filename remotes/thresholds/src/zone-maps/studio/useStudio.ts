import { defaultFloor } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { useCallback, useMemo, useState } from 'react';
import { floorsOf } from '../zoneMap.texts';
import { beginHistory, closeStep, redo, step, undo } from './history';
import { type Spot, studioZones } from './studioZone';
import { addZone, duplicateZone, freeKey, freeName, type Zones } from './zoneEdits';

/**
 * What a press on the plan does: choose and move, draw a zone, cut the chosen one, join it with another, or name one of
 * the two places by which the image of the floor is placed.
 */
export type StudioMode = 'select' | 'draw' | 'split' | 'join' | 'image';

/** What is chosen: a zone, and maybe corners of it. */
export interface StudioChoice {
  readonly key: number;
  /** The corner that keys act on. */
  readonly place?: number;
  /** All that are chosen. @defaultValue that one */
  readonly places?: readonly number[];
}

const grids = [0, 100, 250, 500, 1000] as const;

/** Distances between the lines of the grid that can be chosen, in millimetres; 0 is no grid. */
export const gridChoices: readonly number[] = grids;

/** The drawing of the zones of a map: what is drawn, what is chosen, and what can be taken back. */
export function useStudio(zoneMap: ZoneMap, wordFor: (kind: 'zone') => string) {
  const [history, setHistory] = useState(() => beginHistory<Zones>(studioZones(zoneMap.zones)));
  const zones = history.present;
  const [ownFloors, setOwnFloors] = useState<readonly string[]>([]);
  const floors = useMemo(() => {
    const known = floorsOf([...zones, ...ownFloors.map((name) => ({ floor: name }))]);
    return known.length > 0 ? known : [zoneMap.floor || defaultFloor];
  }, [zones, ownFloors, zoneMap.floor]);
  const [wantedFloor, setFloor] = useState<string>();
  const floor = wantedFloor !== undefined && floors.includes(wantedFloor) ? wantedFloor : (floors[0] ?? '');
  const [choice, choose] = useState<StudioChoice>();
  const [mode, setMode] = useState<StudioMode>('select');
  const [drawn, setDrawn] = useState<readonly Spot[]>([]);
  const [grid, setGrid] = useState<number>(500);

  const edit = useCallback((change: (zones: Zones) => Zones, open = false) => {
    setHistory((before) => step(before, change(before.present), open));
  }, []);
  const endGesture = useCallback(() => setHistory(closeStep), []);
  const begin = useCallback((next: StudioMode) => {
    setMode(next);
    setDrawn([]);
  }, []);
  const onFloor = useMemo(() => zones.filter((zone) => zone.floor === floor), [zones, floor]);
  const chosen = zones.find(({ key }) => key === choice?.key);
  const isThere = (place: number | undefined): place is number =>
    chosen !== undefined && place !== undefined && place < chosen.corners.length;
  const places = (choice?.places ?? [choice?.place]).filter(isThere);

  /** Ends the zone that is drawn; it needs three corners. */
  const closeZone = () => {
    if (drawn.length < 3) return;
    const key = freeKey(zones);
    edit((before) => addZone(before, { name: freeName(before, wordFor('zone')), floor, corners: drawn }));
    choose({ key });
    begin('select');
  };
  /** Adds a copy of the chosen zone and chooses it: it lies above the other, to be moved away. */
  const duplicate = () => {
    if (!chosen) return;
    const key = freeKey(zones);
    edit((before) => duplicateZone(before, chosen.key));
    choose({ key });
  };
  return {
    zones,
    onFloor,
    floors,
    floor,
    setFloor: (next: string) => {
      setFloor(next);
      choose(undefined);
      begin('select');
    },
    addFloor: (name: string) => {
      setOwnFloors((before) => [...before, name]);
      setFloor(name);
      choose(undefined);
    },
    chosen,
    place: isThere(choice?.place) ? choice.place : places.at(-1),
    /** The corners that are chosen, in the order in which they were. */
    places,
    choose,
    /** Adds a corner to those that are chosen, or takes it away. */
    togglePlace: (key: number, place: number) =>
      choose({
        key,
        places: places.includes(place) ? places.filter((each) => each !== place) : [...places, place],
      }),
    mode,
    begin,
    drawn,
    setDrawn,
    closeZone,
    duplicate,
    grid,
    setGrid,
    edit,
    endGesture,
    /** Something is drawn that is not in the zone map that the drawing began with. */
    changed: history.past.length > 0,
    canUndo: drawn.length > 0 || (mode === 'select' && history.past.length > 0),
    canRedo: mode === 'select' && history.future.length > 0,
    /** Takes back the latest point of what is being drawn, otherwise the latest step. */
    undo: () => {
      if (mode === 'select') setHistory(undo);
      else setDrawn((before) => before.slice(0, -1));
    },
    redo: () => {
      if (mode === 'select') setHistory(redo);
    },
  };
}

/** What {@link useStudio} gives. */
export type StudioState = ReturnType<typeof useStudio>;
