import type { PlanKey } from '@console/design/plan';
import { metre, type Spot } from '../drawing/studioZone';
import {
  halfway,
  insertCorner,
  moveCorners,
  moveZone,
  removeCorners,
  removeZones,
} from '../drawing/zoneEdits';
import { type Canvas, modes } from './modes';

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Millimetres that one press of an arrow moves: a line of the grid, ten with Shift. */
const stride = (grid: number, shift: boolean) => (grid || metre / 10) * (shift ? 10 : 1);

/**
 * Acts on a key that was pressed on the plan.
 *
 * @param middle - where the crosshair begins
 * @returns whether the key means something here; the plan moves and zooms by others
 */
export function pressKey({ key, shift, control }: PlanKey, canvas: Canvas, middle: Spot): boolean {
  if (control) return key.toLowerCase() === 'a' && chooseAllCorners(canvas);
  const arrow = arrows[key];
  if (arrow) return pressArrow(arrow, shift, canvas, middle);
  return actions[key]?.(canvas, middle) ?? false;
}

const drawingOf = ({ studio }: Canvas) => studio.drawing.getState();
const modeOf = (canvas: Canvas) => modes[drawingOf(canvas).mode];

function chooseAllCorners(canvas: Canvas): boolean {
  const { chosen } = drawingOf(canvas);
  if (chosen) canvas.studio.choose({ key: chosen.key, places: [...chosen.corners.keys()] });
  return chosen !== undefined;
}

function pressArrow(arrow: Spot, shift: boolean, canvas: Canvas, middle: Spot): boolean {
  const { chosen, places, grid } = drawingOf(canvas);
  const { edit } = canvas.studio;
  const by = stride(grid, shift);
  const way = { x: arrow.x * by, y: arrow.y * by };
  if (modeOf(canvas).put) {
    const from = canvas.hint.getState().cross ?? middle;
    canvas.hint.setState({ cross: { x: from.x + way.x, y: from.y + way.y } });
  } else if (!chosen) return false;
  else if (places.length > 0) edit((zones) => moveCorners(zones, chosen.key, places, way));
  else edit((zones) => moveZone(zones, chosen.key, way));
  return true;
}

type Act = (canvas: Canvas, middle: Spot) => boolean;

/** Index of the next or the previous of several; from none the first or the last. */
const next = (count: number, now: number | undefined, by: 1 | -1) =>
  now === undefined ? (by === 1 ? 0 : count - 1) : (now + by + count) % count;

const chooseZone =
  (by: 1 | -1): Act =>
  (canvas) => {
    const { onFloor, chosen } = drawingOf(canvas);
    const now = onFloor.findIndex(({ key }) => key === chosen?.key);
    const zone = onFloor[next(onFloor.length, now < 0 ? undefined : now, by)];
    if (zone) canvas.studio.choose({ key: zone.key });
    return zone !== undefined;
  };

const chooseCorner =
  (by: 1 | -1): Act =>
  (canvas) => {
    const { chosen, place } = drawingOf(canvas);
    if (!chosen || chosen.corners.length === 0) return false;
    canvas.studio.choose({ key: chosen.key, place: next(chosen.corners.length, place, by) });
    return true;
  };

const remove: Act = (canvas) => {
  const { chosen, places, mode, drawn } = drawingOf(canvas);
  const { choose, edit, setDrawn } = canvas.studio;
  if (mode === 'draw' || mode === 'rectangle' || mode === 'image') setDrawn(drawn.slice(0, -1));
  else if (!chosen) return false;
  else if (places.length === 0) edit((zones) => removeZones(zones, chosen.key));
  else {
    edit((zones) => removeCorners(zones, chosen.key, places));
    // After several the next press must not take away what came to lie in their place.
    choose({ key: chosen.key, ...(places.length === 1 && { place: places[0] }) });
  }
  return true;
};

const put: Act = (canvas, middle) => {
  const mode = modeOf(canvas);
  mode.put?.(canvas, canvas.hint.getState().cross ?? middle);
  return mode.put !== undefined;
};

const addCorner: Act = (canvas) => {
  const { chosen, place = 0 } = drawingOf(canvas);
  if (!chosen) return false;
  canvas.studio.edit((zones) => insertCorner(zones, chosen.key, place, halfway(chosen.corners, place)));
  canvas.studio.choose({ key: chosen.key, place: place + 1 });
  return true;
};

const actions: Readonly<Record<string, Act>> = {
  n: ({ studio }) => {
    studio.begin('draw');
    return true;
  },
  r: ({ studio }) => {
    studio.begin('rectangle');
    return true;
  },
  d: (canvas) => {
    canvas.studio.duplicate();
    return drawingOf(canvas).chosen !== undefined;
  },
  i: addCorner,
  ']': chooseZone(1),
  '[': chooseZone(-1),
  '.': chooseCorner(1),
  ',': chooseCorner(-1),
  ' ': put,
  Enter: (canvas, middle) => {
    if (drawingOf(canvas).mode !== 'draw') return put(canvas, middle);
    canvas.studio.closeZone();
    canvas.hint.setState({});
    return true;
  },
  Delete: remove,
  Backspace: remove,
};
