import { metre, type Spot } from './studioZone';
import type { StudioState } from './useStudio';
import { centreOf, panView, type View, zoomView } from './view';
import { halfway, insertCorner, moveCorners, moveZone, removeCorners, removeZones } from './zoneEdits';

/** What keys act on. */
export interface KeyContext {
  readonly studio: StudioState;
  readonly view: View;
  readonly onView: (view: View | undefined) => void;
  /** The crosshair of the keyboard; undefined while it was not used. */
  readonly cross: Spot | undefined;
  readonly onCross: (cross: Spot | undefined) => void;
  /** A corner is added, or a line is begun or ended, at this place. */
  readonly onSpot: (spot: Spot) => void;
}

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** How far one press of an arrow moves, in millimetres: a line of the grid, ten with Shift. */
const stride = (grid: number, shift: boolean) => (grid || metre / 10) * (shift ? 10 : 1);

interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly control: boolean;
}

/** Acts on a key that was pressed on the plan. @returns whether it means something here */
export function pressKey({ key, shift, control }: Key, context: KeyContext): boolean {
  const { studio } = context;
  if (control) return key.toLowerCase() === 'a' && chooseAllCorners(studio);
  const arrow = arrows[key];
  if (arrow) return pressArrow(arrow, stride(studio.grid, shift), context);
  const act = actions[key];
  return act ? act(context) : false;
}

function chooseAllCorners({ chosen, choose }: StudioState): boolean {
  if (chosen) choose({ key: chosen.key, places: [...chosen.corners.keys()] });
  return chosen !== undefined;
}

const isPlacing = ({ mode }: StudioState) => mode === 'draw' || mode === 'split' || mode === 'image';

function pressArrow(arrow: Spot, by: number, { studio, view, onView, cross, onCross }: KeyContext): boolean {
  const way = { x: arrow.x * by, y: arrow.y * by };
  const { chosen, places, edit } = studio;
  if (isPlacing(studio)) {
    const from = cross ?? centreOf(view);
    onCross({ x: from.x + way.x, y: from.y + way.y });
  } else if (chosen && places.length > 0) edit((zones) => moveCorners(zones, chosen.key, places, way));
  else if (chosen) edit((zones) => moveZone(zones, chosen.key, way));
  else onView(panView(view, { x: (arrow.x * view.width) / 5, y: (arrow.y * view.height) / 5 }));
  return true;
}

type Act = (context: KeyContext) => boolean;

/** Chooses the next or the previous of several; from none the first or the last. */
const next = (count: number, now: number | undefined, by: 1 | -1) =>
  now === undefined ? (by === 1 ? 0 : count - 1) : (now + by + count) % count;

const chooseZone =
  (by: 1 | -1): Act =>
  ({ studio: { onFloor, chosen, choose } }) => {
    const now = onFloor.findIndex(({ key }) => key === chosen?.key);
    const zone = onFloor[next(onFloor.length, now < 0 ? undefined : now, by)];
    if (zone) choose({ key: zone.key });
    return zone !== undefined;
  };

const chooseCorner =
  (by: 1 | -1): Act =>
  ({ studio: { chosen, place, choose } }) => {
    if (!chosen || chosen.corners.length === 0) return false;
    choose({ key: chosen.key, place: next(chosen.corners.length, place, by) });
    return true;
  };

const remove: Act = ({ studio }) => {
  const { chosen, places, choose, edit, mode, drawn, setDrawn } = studio;
  if (mode === 'draw' || mode === 'image') setDrawn(drawn.slice(0, -1));
  else if (!chosen) return false;
  else if (places.length === 0) edit((zones) => removeZones(zones, chosen.key));
  else {
    edit((zones) => removeCorners(zones, chosen.key, places));
    // After several the next press must not take away what came to lie in their place.
    choose({ key: chosen.key, ...(places.length === 1 && { place: places[0] }) });
  }
  return true;
};

const leave: Act = ({ studio, onCross }) => {
  const { mode, begin, chosen, place, choose } = studio;
  onCross(undefined);
  if (mode !== 'select') begin('select');
  else choose(chosen && place !== undefined ? { key: chosen.key } : undefined);
  return true;
};

const put: Act = ({ studio, view, cross, onSpot }) => {
  if (!isPlacing(studio)) return false;
  onSpot(cross ?? centreOf(view));
  return true;
};

const addCorner: Act = ({ studio: { chosen, place = 0, edit, choose } }) => {
  if (!chosen) return false;
  edit((zones) => insertCorner(zones, chosen.key, place, halfway(chosen.corners, place)));
  choose({ key: chosen.key, place: place + 1 });
  return true;
};

const actions: Readonly<Record<string, Act>> = {
  '+': ({ view, onView }) => {
    onView(zoomView(view, 1.5));
    return true;
  },
  '-': ({ view, onView }) => {
    onView(zoomView(view, 1 / 1.5));
    return true;
  },
  '0': ({ onView }) => {
    onView(undefined);
    return true;
  },
  n: ({ studio }) => {
    studio.begin('draw');
    return true;
  },
  d: ({ studio: { chosen, duplicate } }) => {
    duplicate();
    return chosen !== undefined;
  },
  i: addCorner,
  ']': chooseZone(1),
  '[': chooseZone(-1),
  '.': chooseCorner(1),
  ',': chooseCorner(-1),
  ' ': put,
  Enter: (context) => {
    if (context.studio.mode !== 'draw') return put(context);
    context.studio.closeZone();
    context.onCross(undefined);
    return true;
  },
  Delete: remove,
  Backspace: remove,
  Escape: leave,
};
