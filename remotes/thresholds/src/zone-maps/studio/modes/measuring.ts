import type { Spot } from '../../drawing/studioZone';
import { rounded } from './mode';
import { placing } from './placing';

/** Adds one of two places; a third takes the place of the nearer one. */
function withPlace(places: readonly Spot[], spot: Spot): readonly Spot[] {
  const [one, other] = places;
  if (!one || !other) return [...places, spot];
  const far = ({ x, y }: Spot) => Math.hypot(x - spot.x, y - spot.y);
  return far(one) < far(other) ? [spot, other] : [one, spot];
}

/** Two places of the image of the floor are named, to be measured against where they really are. */
export const measuring = placing({
  spotOf: (_, { at }) => rounded(at),
  put: ({ studio }, spot) => studio.setDrawn(withPlace(studio.drawing.getState().drawn, spot)),
});
