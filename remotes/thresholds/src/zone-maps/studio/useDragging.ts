import { type PointerEvent, useRef, useState } from 'react';
import { guidesOfCorner, type SnapTargets, snap } from './snap';
import type { Spot, StudioZone } from './studioZone';
import type { StudioState } from './useStudio';
import { panView, type View } from './view';
import { insertCorner, moveCorner, moveZone, type Zones } from './zoneEdits';

/** What the pointer holds. */
type Held =
  | { readonly kind: 'zone'; readonly zone: StudioZone; readonly start: Spot; readonly zones: Zones }
  | { readonly kind: 'corner'; readonly key: number; readonly place: number; readonly zones: Zones }
  | { readonly kind: 'floor'; readonly start: Spot; readonly view: View }
  | { readonly kind: 'box'; readonly start: Spot };

/** A part of the floor in which points are chosen, from one corner to the other. */
export interface Box {
  readonly from: Spot;
  readonly to: Spot;
}

/** Options of {@link useDragging}. */
export interface DraggingOptions {
  readonly studio: StudioState;
  /** What the other zones are snapped to. */
  readonly targets: (key: number | undefined) => readonly Spot[];
  /** How near something has to be, in millimetres. */
  readonly reach: number;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/**
 * Moves what the pointer holds: a zone, a corner, or the floor; or draws a box in which points are chosen. From press to
 * release it is one step.
 */
export function useDragging({ studio, targets, reach, view, onView }: DraggingOptions) {
  const held = useRef<Held | undefined>(undefined);
  const [box, setBox] = useState<Box>();
  const { zones, grid, edit, endGesture, choose, chosen, places } = studio;
  const hold = (event: PointerEvent, next: Held) => {
    event.stopPropagation();
    held.current = next;
  };
  return {
    box,
    holdBox: (event: PointerEvent, start: Spot) => hold(event, { kind: 'box', start }),
    holdFloor: (event: PointerEvent, start: Spot) => hold(event, { kind: 'floor', start, view }),
    holdZone: (event: PointerEvent, zone: StudioZone, start: Spot) => {
      choose({ key: zone.key });
      hold(event, { kind: 'zone', zone, start, zones });
    },
    holdCorner: (event: PointerEvent, key: number, place: number) => {
      choose({ key, place });
      hold(event, { kind: 'corner', key, place, zones });
    },
    holdEdge: (event: PointerEvent, key: number, place: number, spot: Spot) => {
      choose({ key, place: place + 1 });
      hold(event, { kind: 'corner', key, place: place + 1, zones: insertCorner(zones, key, place, spot) });
      edit((before) => insertCorner(before, key, place, spot), true);
    },
    /**
     * @param spotIn where the pointer is, as a view shows it
     * @param free nothing is snapped to
     */
    move: (spotIn: (view: View) => Spot, free: boolean) => {
      const now = held.current;
      if (!now) return;
      if (now.kind === 'floor') {
        const spot = spotIn(now.view);
        onView(panView(now.view, { x: now.start.x - spot.x, y: now.start.y - spot.y }));
        return;
      }
      const to = spotIn(view);
      if (now.kind === 'box') {
        setBox({ from: now.start, to });
        return;
      }
      const snapped = (spot: Spot, key: number, guides?: SnapTargets['guides']) =>
        free
          ? { x: Math.round(spot.x), y: Math.round(spot.y) }
          : snap(spot, { grid, reach, corners: targets(key), guides });
      if (now.kind === 'corner') {
        const { corners = [] } = now.zones.find(({ key }) => key === now.key) ?? {};
        const spot = snapped(to, now.key, guidesOfCorner(corners, now.place));
        edit(() => moveCorner(now.zones, now.key, now.place, spot), true);
        return;
      }
      const [first = { x: 0, y: 0 }] = now.zone.corners;
      const wanted = { x: first.x + to.x - now.start.x, y: first.y + to.y - now.start.y };
      const { x, y } = snapped(wanted, now.zone.key);
      const by = { x: x - first.x, y: y - first.y };
      if (by.x !== 0 || by.y !== 0) edit(() => moveZone(now.zones, now.zone.key, by), true);
    },
    release: () => {
      if (box && chosen) {
        const inside = chosen.corners.flatMap((corner, place) => (isIn(box, corner) ? [place] : []));
        choose({ key: chosen.key, places: [...new Set([...places, ...inside])] });
      }
      setBox(undefined);
      held.current = undefined;
      endGesture();
    },
  };
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isIn = ({ from, to }: Box, { x, y }: Spot) => isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y);
