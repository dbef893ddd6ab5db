import { moveCorner, type Zones } from '../../drawing/zoneEdits';
import { guidesOfCorner, snap } from '../snap';
import { cornersOfOthers, dragEnds, type Held, rounded } from './mode';

/**
 * Moves a corner with the pointer: to the grid, to corners of other zones, or at a right angle.
 *
 * @param zones - the zones when it was pressed
 */
export function movingCorner(zones: Zones, key: number, place: number): Held {
  const { corners = [] } = zones.find((zone) => zone.key === key) ?? {};
  const guides = guidesOfCorner(corners, place);
  return {
    ...dragEnds,
    move: (canvas, { at, alt }) => {
      const { reach, studio } = canvas;
      const { grid } = studio.drawing.getState();
      const to = alt ? rounded(at) : snap(at, { grid, reach, corners: cornersOfOthers(canvas, key), guides });
      studio.edit(() => moveCorner(zones, key, place, to), true);
      canvas.hint.setState({ dragged: to });
    },
  };
}
