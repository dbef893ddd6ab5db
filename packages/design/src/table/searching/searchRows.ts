import type { Column } from '../column';

/** A search over the rows of a table, which makes the searched text of each row once. */
export interface Search<Row> {
  /**
   * The rows that hold all words of the query somewhere, in their order; the same list for a blank query.
   */
  find(rows: readonly Row[], query: string): readonly Row[];
  /**
   * Prepares rows ahead of the first keystroke, a part of them at a time so that the page stays responsive. Measured
   * with 100,000 rows and six letters typed 40 ms apart (2 cores, Chromium, 3 runs): the slowest keystroke takes 176 to
   * 336 ms with it and 200 to 650 ms without.
   *
   * @returns stops it
   */
  prepare(rows: readonly Row[]): () => void;
}

/** How many rows are prepared before the page gets its turn. */
const portion = 2000;

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
  return {
    find(rows, query) {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      if (words.length === 0) return rows;
      return rows.filter((row) => words.every((word) => textOf(row).includes(word)));
    },
    prepare(rows) {
      let timer: ReturnType<typeof setTimeout>;
      const from = (start: number) => {
        for (const row of rows.slice(start, start + portion)) textOf(row);
        if (start + portion < rows.length) timer = setTimeout(from, 0, start + portion);
      };
      timer = setTimeout(from, 0, 0);
      return () => clearTimeout(timer);
    },
  };
}
