import { useState } from 'react';
import type { ColumnWidth, ColumnWidths } from 'react-data-grid';
import type { ColumnSizes } from './columnSizes';

const asResized = (sizes: ColumnSizes): ColumnWidths =>
  new Map(
    Object.entries(sizes).map(([key, width]): [string, ColumnWidth] => [key, { type: 'resized', width }]),
  );

/**
 * Widths of columns for the grid. What it measures holds for one set of columns only; what the user sets is kept.
 *
 * @param set - names the set of columns
 */
export function useColumnWidths(set: string, sizes: ColumnSizes, onResize: (sizes: ColumnSizes) => void) {
  const [measured, setMeasured] = useState({ set, sizes, widths: asResized(sizes) });
  const current =
    measured.set === set && measured.sizes === sizes ? measured : { set, sizes, widths: asResized(sizes) };
  if (current !== measured) setMeasured(current);
  const change = (widths: ColumnWidths) => {
    const resized = [...widths].flatMap(([key, { type, width }]): [string, number][] =>
      type === 'resized' ? [[key, Math.round(width)]] : [],
    );
    const next: ColumnSizes = Object.fromEntries(resized);
    setMeasured({ set, sizes, widths });
    if (resized.length !== Object.keys(sizes).length || resized.some(([key, width]) => sizes[key] !== width))
      onResize(next);
  };
  return [current.widths, change] as const;
}
