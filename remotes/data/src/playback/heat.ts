import type { PlanExtent, PlanHeat } from '@console/design/plan';
import { type RecordedPlace, type Recording, visitStays } from './recording';

/** Cells of a heat layer are at least half a metre wide, and at most a hundred of them side by side. */
const leastCell = 0.5;
const mostAcross = 100;

/**
 * Dwell times on a plan, in milliseconds for each cell.
 * @param item only this one. @defaultValue all
 */
export function dwellHeat(
  recording: Recording,
  { left, right, low, high }: PlanExtent,
  isOnFloor: (place: RecordedPlace) => boolean,
  { start, end, item }: { readonly start: number; readonly end: number; readonly item?: number },
): PlanHeat {
  const cell = Math.max(leastCell, (right - left) / mostAcross, (high - low) / mostAcross);
  const columns = Math.max(1, Math.ceil((right - left) / cell));
  const rows = Math.max(1, Math.ceil((high - low) / cell));
  const values = new Float64Array(columns * rows);
  visitStays(recording, start, end, (stay, duration) => {
    if (item !== undefined && stay.item !== item) return;
    const place = recording.places[stay.place];
    const column = Math.floor((stay.x - left) / cell);
    const row = Math.floor((stay.y - low) / cell);
    if (!place || !isOnFloor(place) || !(column >= 0 && column < columns && row >= 0 && row < rows)) return;
    const index = row * columns + column;
    values[index] = (values[index] ?? 0) + duration;
  });
  return { left, low, cell, columns, values };
}
