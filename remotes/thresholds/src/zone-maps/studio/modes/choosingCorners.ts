import type { Spot } from '../../drawing/studioZone';
import type { Area, Held } from './mode';

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isIn = ({ from, to }: Area, { x, y }: Spot) => isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y);

/** Draws a box from where it was pressed; the corners of the chosen zone within it are chosen, too. */
export const choosingCorners = (from: Spot): Held => ({
  move: ({ hint }, { at }) => hint.setState({ area: { from, to: at } }),
  release: ({ hint, studio: { drawing, choose } }) => {
    const { area } = hint.getState();
    const { chosen, places } = drawing.getState();
    hint.setState({});
    if (!area || !chosen) return;
    const inside = chosen.corners.flatMap((corner, place) => (isIn(area, corner) ? [place] : []));
    choose({ key: chosen.key, places: [...new Set([...places, ...inside])] });
  },
  cancel: ({ hint }) => hint.setState({}),
});
