import type { PlanPointer, PlanTool } from '@console/design/plan';
import type { Drawing } from '../drawing/createStudio';
import { type Holding, letGo } from '../drawing/holding';
import { metre, type Spot } from '../drawing/studioZone';
import { pressKey } from './canvasKeys';
import { type Canvas, type Held, modes, type Press, type Target } from './modes';

/** Names what is drawn under a pointer; elements say it in their `data-` attributes. */
export function targetOf(element: Element, { onFloor }: Pick<Drawing, 'onFloor'>): Target {
  const part = element.closest<SVGElement>('[data-zone], [data-corner], [data-edge]');
  const { zone, corner, edge } = part?.dataset ?? {};
  if (corner !== undefined) return { kind: 'corner', place: Number(corner) };
  if (edge !== undefined) return { kind: 'edge', place: Number(edge) };
  const pressed = onFloor.find(({ key }) => String(key) === zone);
  return pressed ? { kind: 'zone', zone: pressed } : { kind: 'floor' };
}

/**
 * Gives pointer and keys to the mode of the studio.
 *
 * @param middle - the place in the middle of the view, where the crosshair of the keyboard begins
 */
export function canvasTool(canvas: Canvas, holding: Holding<Held>, middle: Spot): PlanTool {
  const { drawing } = canvas.studio;
  const mode = () => modes[drawing.getState().mode];
  const pressOf = ({ at, target, shift, alt }: PlanPointer): Press => ({
    at: { x: at.x * metre, y: at.y * metre },
    target: targetOf(target, drawing.getState()),
    shift,
    alt,
  });
  return {
    press: (pointer) => {
      holding.current = mode().enter(canvas, pressOf(pointer));
      return holding.current !== undefined;
    },
    move: (pointer) => (holding.current ?? mode()).move?.(canvas, pressOf(pointer)),
    release: () => letGo(holding)?.release?.(canvas),
    cancel: () => letGo(holding)?.cancel?.(canvas),
    key: (key) => {
      if (key.key !== 'Escape') return pressKey(key, canvas, middle);
      (letGo(holding) ?? mode()).cancel?.(canvas);
      return true;
    },
  };
}
