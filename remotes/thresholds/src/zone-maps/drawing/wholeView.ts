import { type Place, planExtent, type View, type ViewLimits, viewOf } from '@console/design/plan';

/** Free space around what is drawn, and least size of a view, in metres. */
const margin = 2;
const least = 10;

/** Limits of a view in which something is drawn: it goes anywhere. */
export const drawingLimits: ViewLimits = { narrowest: 0.5, widest: 120_000 };

/** A view of outlines, with room to draw around them. Metres. */
export function wholeView(outlines: readonly (readonly Readonly<Place>[])[]): View {
  if (!outlines.some((corners) => corners.length > 0))
    return { left: -margin, top: margin - least, width: least, height: least };
  const zones = outlines.map((corners) => ({ name: '', corners }));
  const view = viewOf(planExtent({ zones }, margin));
  return { ...view, width: Math.max(least, view.width), height: Math.max(least, view.height) };
}

/** Corners as SVG takes them; y points down there. */
export const pointsOf = (corners: readonly Readonly<Place>[]): string =>
  corners.map(({ x, y }) => `${x},${-y}`).join(' ');
