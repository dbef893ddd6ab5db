import { halfway, insertCorner } from '../../drawing/zoneEdits';
import { choosingCorners } from './choosingCorners';
import { type Mode, resting } from './mode';
import { movingCorner } from './movingCorner';
import { movingZone } from './movingZone';

/** Nothing is begun: a press chooses, and holds what can be moved. */
export const idle: Mode = {
  enter: (canvas, press) => {
    const { target, shift, at } = press;
    const { drawing, choose, edit, togglePlace } = canvas.studio;
    const { chosen, zones } = drawing.getState();
    if (chosen && target.kind === 'edge') {
      const place = target.place + 1;
      edit(
        (before) => insertCorner(before, chosen.key, target.place, halfway(chosen.corners, target.place)),
        true,
      );
      choose({ key: chosen.key, place });
      return movingCorner(drawing.getState().zones, chosen.key, place);
    }
    if (chosen && target.kind === 'corner') {
      if (shift) {
        togglePlace(chosen.key, target.place);
        return resting;
      }
      choose({ key: chosen.key, place: target.place });
      return movingCorner(zones, chosen.key, target.place);
    }
    if (chosen && shift) return choosingCorners(at);
    if (target.kind === 'zone') {
      choose({ key: target.zone.key });
      return movingZone(zones, target.zone, at);
    }
    choose(undefined);
    return undefined;
  },
  /** Lets go of the corner, then of the zone. */
  cancel: ({ studio: { drawing, choose } }) => {
    const { chosen, place } = drawing.getState();
    choose(chosen && place !== undefined ? { key: chosen.key } : undefined);
  },
};
