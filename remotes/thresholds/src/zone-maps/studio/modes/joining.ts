import { idle } from './idle';
import { type Mode, resting } from './mode';

/** The chosen zone is joined with the one that is pressed; all else is as without a mode. */
export const joining: Mode = {
  enter: (canvas, press) => {
    const { chosen } = canvas.studio.drawing.getState();
    const { target } = press;
    if (!chosen || target.kind !== 'zone' || target.zone.key === chosen.key) return idle.enter(canvas, press);
    void canvas.cuts.join(chosen, target.zone);
    return resting;
  },
  cancel: ({ studio }) => studio.begin('select'),
};
