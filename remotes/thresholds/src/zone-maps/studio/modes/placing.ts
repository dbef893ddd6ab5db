import type { Spot } from '../../drawing/studioZone';
import type { Canvas, Mode, Press } from './mode';

/** A mode in which every press takes a place. */
interface Placing {
  /** The place that a press takes. */
  readonly spotOf: (canvas: Canvas, press: Press) => Spot;
  readonly put: (canvas: Canvas, spot: Spot) => void;
}

/** Makes a mode in which every press takes a place, which is shown before it is pressed. */
export function placing({ spotOf, put }: Placing): Mode {
  const move = (canvas: Canvas, press: Press) => canvas.hint.setState({ pointer: spotOf(canvas, press) });
  return {
    enter: (canvas, press) => {
      const { drawing, setDrawn } = canvas.studio;
      const before = drawing.getState();
      put(canvas, spotOf(canvas, press));
      return {
        move,
        cancel: () => {
          // What was ended by the press stays.
          if (drawing.getState().mode === before.mode) setDrawn(before.drawn);
        },
      };
    },
    move,
    put,
    cancel: ({ studio, hint }) => {
      hint.setState({});
      studio.begin('select');
    },
  };
}
