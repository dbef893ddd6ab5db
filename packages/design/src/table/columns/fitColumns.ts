import type { Column, ColumnKind } from '../column';
import { headingWordWidth } from './contentWidth';

/** Minimum widths by kind in rem: a narrower column cannot be read. */
const leastWidths: Readonly<Record<ColumnKind, number>> = {
  name: 8,
  status: 8,
  date: 10.5,
  short: 5,
  actions: 6.85,
  text: 7,
};

/** The least width of a column in rem. */
export const leastWidthOf = <Row>(column: Column<Row>): number =>
  Math.max(column.width ?? column.least ?? leastWidths[column.kind], headingWordWidth(column));

/** Width of the columns that hold one control, in rem. */
export const controlWidth = 2.75;

const priorities: Readonly<Record<ColumnKind, number>> = {
  name: 0,
  status: 0,
  actions: 1,
  date: 2,
  short: 2,
  text: 2,
};

const priorityOf = <Row>({ kind, priority = priorities[kind] }: Column<Row>) => priority;

/** The columns that fit side by side, and those that are shown in the details of the row. */
interface FittedColumns<Row> {
  shown: readonly Column<Row>[];
  folded: readonly Column<Row>[];
}

/**
 * Takes columns away until the rest fits: those of the highest priority number first, of equals the last.
 *
 * @param width - room in rem; undefined while it is not known: everything fits
 * @param taken - room in rem that other columns need
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  width: number | undefined,
  taken: number,
): FittedColumns<Row> {
  const needed = (list: readonly Column<Row>[]) =>
    list.reduce((sum, column) => sum + leastWidthOf(column), taken);
  if (width === undefined || needed(columns) <= width) return { shown: columns, folded: [] };
  const leaving = columns
    .filter((column) => priorityOf(column) > 0)
    .reverse()
    .sort((one, other) => priorityOf(other) - priorityOf(one));
  let shown = columns;
  for (const column of leaving) {
    if (needed(shown) + controlWidth <= width) break;
    shown = shown.filter((each) => each !== column);
  }
  return { shown, folded: columns.filter((column) => !shown.includes(column)) };
}
