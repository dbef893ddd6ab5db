import type { Spot, StudioZone } from '../../drawing/studioZone';
import { moveZone, type Zones } from '../../drawing/zoneEdits';
import { snap } from '../snap';
import { cornersOfOthers, dragEnds, type Held, rounded } from './mode';

/**
 * Moves a zone as a whole with the pointer; its first corner is snapped.
 *
 * @param zones - the zones when it was pressed
 * @param start - where it was pressed
 */
export function movingZone(zones: Zones, { key, corners }: StudioZone, start: Spot): Held {
  const [first = { x: 0, y: 0 }] = corners;
  let hasMoved = false;
  return {
    ...dragEnds,
    move: (canvas, { at, alt }) => {
      const { reach, studio } = canvas;
      const { grid } = studio.drawing.getState();
      const wanted = { x: first.x + at.x - start.x, y: first.y + at.y - start.y };
      const to = alt ? rounded(wanted) : snap(wanted, { grid, reach, corners: cornersOfOthers(canvas, key) });
      const by = { x: to.x - first.x, y: to.y - first.y };
      // A press that does not move is no step.
      if (!hasMoved && by.x === 0 && by.y === 0) return;
      hasMoved = true;
      studio.edit(() => moveZone(zones, key, by), true);
      canvas.hint.setState({ dragged: to });
    },
  };
}
