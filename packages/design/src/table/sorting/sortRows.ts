import { collatorOf } from '../../language/collator';
import { type CellValue, type Column, isSortable } from '../column';
import { collationKey } from './collationKey';
import type { Sort } from './sort';

type Compare = (one: number, other: number) => number;

/** True for values that come last in both directions. */
export const isBlank = (value: unknown) => (value ?? '') === '';

/** Compares rows by their place in the list; blank values come last in both directions. */
function compareBy(values: readonly CellValue[], descending: boolean, locale: string): Compare {
  const keys = keysOf(values, locale);
  const direction = descending ? -1 : 1;
  return (one, other) => {
    const left = keys.of[one];
    const right = keys.of[other];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return left === right ? 0 : direction * keys.compare(left, right);
  };
}

const plain = <Key extends string | number>(one: Key, other: Key) => (one < other ? -1 : 1);

/** Sort keys of the values: numbers if all of them are, else texts. */
function keysOf(
  values: readonly CellValue[],
  locale: string,
): {
  of: readonly (string | number | undefined)[];
  compare: (one: string | number, other: string | number) => number;
} {
  const filled = values.map((value) => (isBlank(value) ? undefined : value));
  if (filled.every((value) => typeof value !== 'string'))
    return { of: filled.map((value) => (value === undefined ? undefined : Number(value))), compare: plain };
  const keys: (string | undefined)[] = [];
  for (const value of filled) {
    const key = value === undefined ? undefined : collationKey(String(value), locale);
    if (key === undefined && value !== undefined)
      return {
        of: filled.map((each) => (each === undefined ? undefined : String(each))),
        compare: (one, other) => collatorOf(locale).compare(String(one), String(other)),
      };
    keys.push(key);
  }
  return { of: keys, compare: plain };
}

/**
 * The rows in order: by the first sort, rows equal in that by the second, and so on; equals stay as they were, blank
 * values come last. Sorts by columns that are not there or cannot be sorted count for nothing.
 *
 * @param locale - by whose rules texts are compared
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorts: readonly Sort[],
  locale = 'en',
): readonly Row[] {
  const orders = sorts.flatMap(({ key, descending }) => {
    const column = columns.find((each) => each.key === key && isSortable(each));
    const sortedBy = column?.sortBy ?? column?.value;
    return sortedBy ? [compareBy(rows.map(sortedBy), descending, locale)] : [];
  });
  if (orders.length === 0) return rows;
  return rows
    .map((row, place) => ({ row, place }))
    .sort((one, other) => {
      for (const order of orders) {
        const found = order(one.place, other.place);
        if (found !== 0) return found;
      }
      return 0;
    })
    .map(({ row }) => row);
}
