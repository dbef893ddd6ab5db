import type { Spot } from '../../drawing/studioZone';
import { snap } from '../snap';
import { type Area, type Canvas, cornersOfOthers, type Mode, type Press, rounded } from './mode';

/** The corner of a rectangle under a pointer: on the grid, or on a corner of another zone. */
function spotOf(canvas: Canvas, { at, alt }: Press): Spot {
  if (alt) return rounded(at);
  const { grid } = canvas.studio.drawing.getState();
  return snap(at, { grid, reach: canvas.reach, corners: cornersOfOthers(canvas) });
}

const hasRoom = ({ from, to }: Area) => from.x !== to.x && from.y !== to.y;

/** Each drag is a zone, from one corner to the other; by keys two places are. The mode stays for the next one. */
export const rectangle: Mode = {
  enter: (canvas, press) => {
    const { hint, studio } = canvas;
    const from = spotOf(canvas, press);
    let area: Area = { from, to: from };
    return {
      move: (now, next) => {
        area = { from, to: spotOf(now, next) };
        hint.setState({ area, pointer: area.to });
      },
      release: () => {
        hint.setState({});
        if (hasRoom(area)) studio.addRectangle(area.from, area.to);
      },
      cancel: () => hint.setState({}),
    };
  },
  move: (canvas, press) => canvas.hint.setState({ pointer: spotOf(canvas, press) }),
  put: ({ studio, hint }, spot) => {
    const [from] = studio.drawing.getState().drawn;
    if (!from) studio.setDrawn([spot]);
    else if (hasRoom({ from, to: spot })) {
      hint.setState({ cross: spot });
      studio.addRectangle(from, spot);
    }
  },
  cancel: ({ studio, hint }) => {
    hint.setState({});
    studio.begin('select');
  },
};
