import type { PlanKey, PlanPointer, PlanTool } from '@console/design/plan';
import { type Holding, letGo } from '../drawing/holding';
import { metre, type Spot } from '../drawing/studioZone';
import { type Canvas, enter, type Held, type Press, type Target } from './modes';
import { normalizedYaw } from './placements';

/** Names what is drawn under a pointer; elements say it in their `data-` attributes. */
export function targetOf(element: Element): Target {
  const { reader, turned } = element.closest<SVGElement>('[data-reader], [data-turned]')?.dataset ?? {};
  if (turned !== undefined) return { kind: 'handle', name: turned };
  return reader === undefined ? { kind: 'floor' } : { kind: 'reader', name: reader };
}

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Degrees that a key turns a reader by. */
const turnOfKey = 15;

/** Gives pointer and keys to the readers. @param middle - the place in the middle of the view, where keys hang a reader */
export function placingTool(canvas: Canvas, holding: Holding<Held>, middle: Spot): PlanTool {
  const pressOf = ({ at, target, alt }: PlanPointer): Press => ({
    at: { x: at.x * metre, y: at.y * metre },
    target: targetOf(target),
    alt,
  });
  return {
    press: (pointer) => {
      holding.current = enter(canvas, pressOf(pointer));
      return holding.current !== undefined;
    },
    move: (pointer) => holding.current?.move(canvas, pressOf(pointer)),
    release: () => letGo(holding)?.release(canvas),
    cancel: () => letGo(holding)?.cancel(canvas),
    key: (key) => {
      if (key.key !== 'Escape') return !key.control && pressKey(key, canvas, middle);
      const held = letGo(holding);
      if (held) held.cancel(canvas);
      else canvas.store.choose(undefined);
      return true;
    },
  };
}

/** Acts on a key that was pressed on the plan. @returns whether it means something here; the plan moves by others */
export function pressKey({ key, shift }: PlanKey, { store }: Canvas, middle: Spot): boolean {
  const { chosen, placements, names, grid, floor, height } = store.placing.getState();
  const place = chosen === undefined ? undefined : placements[chosen];
  const arrow = arrows[key];
  if (key === '[' || key === ']') {
    const now = chosen === undefined ? -1 : names.indexOf(chosen);
    const from = now < 0 && key === '[' ? 0 : now;
    store.choose(names.at((from + (key === ']' ? 1 : -1)) % Math.max(1, names.length)));
    return names.length > 0;
  }
  if (key === 'Enter' || key === ' ') {
    if (chosen === undefined || place) store.chooseWaiting();
    else store.place(chosen, { ...middle, z: height, yaw: 0, floor });
    return true;
  }
  if (chosen === undefined || !place) return false;
  if (arrow) {
    const by = (grid || metre / 10) * (shift ? 10 : 1);
    store.place(chosen, { ...place, x: place.x + arrow.x * by, y: place.y + arrow.y * by });
  } else if (key.toLowerCase() === 'r') {
    const by = shift ? -turnOfKey : turnOfKey;
    store.place(chosen, { ...place, yaw: normalizedYaw((place.yaw ?? 0) + by) });
  } else if (key === 'Delete' || key === 'Backspace') store.place(chosen, undefined);
  else return false;
  return true;
}
