import { snappedSpot } from './drawing';
import { placing } from './placing';

/** The chosen zone is cut along the line through two places. */
export const splitting = placing({
  spotOf: snappedSpot,
  put: ({ studio, cuts }, spot) => {
    const { chosen, drawn } = studio.drawing.getState();
    const [first] = drawn;
    if (first && chosen) void cuts.split(chosen, first, spot);
    else studio.setDrawn([spot]);
  },
});
