import type { Column } from '../column';

/** A search over the rows of a table, which makes the searched text of each row once. */
export interface Search<Row> {
  /**
   * The rows that hold all words of the query somewhere, in their order; the same list for a blank query.
   */
  find(rows: readonly Row[], query: string): readonly Row[];
  /**
   * The same in turns between which the page can react, for more rows than a keystroke may wait for.
   *
   * @returns stops it
   */
  findInTurns(rows: readonly Row[], query: string, onFound: (found: readonly Row[]) => void): () => void;
  /**
   * Prepares rows ahead of the first keystroke, in turns as well.
   *
   * @returns stops it
   */
  prepare(rows: readonly Row[]): () => void;
}

/** Time of one turn, in milliseconds: half a frame. */
const turn = 8;

/** Number of rows taken before the clock is read again. */
const portion = 200;

/** Does something for each of many rows, some milliseconds at a time. */
function inTurns<Row>(rows: readonly Row[], visit: (row: Row) => void, done?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let next = 0;
  const take = () => {
    const end = performance.now() + turn;
    do {
      for (const row of rows.slice(next, next + portion)) visit(row);
      next += portion;
    } while (next < rows.length && performance.now() < end);
    if (next < rows.length) timer = setTimeout(take);
    else done?.();
  };
  timer = setTimeout(take);
  return () => clearTimeout(timer);
}

/** Creates the {@link Search} over everything the columns show. */
export function createSearch<Row extends object>(columns: readonly Column<Row>[]): Search<Row> {
  const values = columns.flatMap(({ value }) => value ?? []);
  const texts = new WeakMap<Row, string>();
  const textOf = (row: Row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = values
      .map((value) => String(value(row) ?? ''))
      .join('\n')
      .toLowerCase();
    texts.set(row, text);
    return text;
  };
  /** Test of a row for all words of a query; undefined for a blank query. */
  const testOf = (query: string) => {
    const words = query.toLowerCase().split(/\s/).filter(Boolean);
    if (words.length === 0) return undefined;
    return (row: Row) => words.every((word) => textOf(row).includes(word));
  };
  return {
    find(rows, query) {
      const holds = testOf(query);
      return holds ? rows.filter(holds) : rows;
    },
    findInTurns(rows, query, onFound) {
      const holds = testOf(query) ?? (() => true);
      const found: Row[] = [];
      return inTurns(
        rows,
        (row) => {
          if (holds(row)) found.push(row);
        },
        () => onFound(found),
      );
    },
    prepare: (rows) => inTurns(rows, textOf),
  };
}
