import type { CellValue, Column } from './column';

/** What a table is sorted by. */
export interface Sort {
  /** Key of the column. */
  key: string;
  descending: boolean;
}

/** Reads `name` or `-name`; undefined when there is nothing. */
export function readSort(text: string | null | undefined): Sort | undefined {
  if (!text) return undefined;
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return key ? { key, descending } : undefined;
}

/** Writes what {@link readSort} reads. */
export const writeSort = ({ key, descending }: Sort) => (descending ? `-${key}` : key);

const isBlank = (value: CellValue) => value === undefined || value === null || value === '';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: CellValue, other: CellValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  return collator.compare(String(one), String(other));
}

/** The rows in order; `reader-2` before `reader-10`, blank values last in both directions, equals as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  column: Column<Row> | undefined,
  descending: boolean,
): readonly Row[] {
  const value = column?.value;
  if (!value) return rows;
  const direction = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((one, other) => {
      const blanks = Number(isBlank(one.value)) - Number(isBlank(other.value));
      if (blanks !== 0) return blanks;
      return isBlank(one.value) ? 0 : direction * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/**
 * A search over rows that prepares each row once. Every word has to be found somewhere in the row.
 *
 * @returns the rows that hold all words of the query, in their order; all rows for a blank query
 */
export function createSearch<Row extends object>(columns: readonly Column<Row>[]) {
  const texts = new WeakMap<Row, string>();
  const textOf = (row: Row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = columns.map((column) => String(column.value?.(row) ?? '').toLocaleLowerCase()).join('\n');
    texts.set(row, text);
    return text;
  };
  return (rows: readonly Row[], query: string): readonly Row[] => {
    const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows;
    return rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  };
}
