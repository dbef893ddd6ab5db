import { instantShowing, type TimeZone } from '../../zone';
import { type CellValue, type Column, filterOf } from '../column';
import type { Filter, Filters } from './filter';

type Value = CellValue | readonly string[];
type Test = (value: Value) => boolean;

/** The texts a value offers to choose from: its own, each of several, or the empty one for blank. */
export function choicesOf(value: Value): readonly string[] {
  if (Array.isArray(value)) return value.length === 0 ? [''] : value;
  return [String(value ?? '')];
}

/** The time of a value in milliseconds; not a number for what is no time. */
const timeOf = (value: Value): number => (typeof value === 'number' ? value : Date.parse(String(value)));

/** When a day begins in a time zone, some days later. */
function startOfDay(day: string, zone: TimeZone, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return instantShowing(Date.UTC(year, month - 1, date + later), zone);
}

function testOf(filter: Filter, zone: TimeZone): Test {
  switch (filter.kind) {
    case 'text': {
      const words = filter.text.toLowerCase().split(/\s/);
      return (value) => {
        const text = choicesOf(value).join('\n').toLowerCase();
        return words.every((word) => text.includes(word));
      };
    }
    case 'choice': {
      const chosen = new Set(filter.values);
      return (value) => choicesOf(value).some((each) => chosen.has(each));
    }
    case 'number': {
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter;
      return (value) => typeof value === 'number' && value >= min && value <= max;
    }
    case 'date': {
      const from = filter.from === undefined ? Number.NEGATIVE_INFINITY : startOfDay(filter.from, zone);
      const end = filter.to === undefined ? Number.POSITIVE_INFINITY : startOfDay(filter.to, zone, 1);
      return (value) => {
        const time = timeOf(value);
        return time >= from && time < end;
      };
    }
    case 'yesNo':
      return (value) => Boolean(value) === filter.value;
  }
}

/**
 * The rows that pass every filter, in their order; the same list without filters.
 *
 * @param zone - time zone of the days
 */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: Filters,
  zone?: TimeZone,
): readonly Row[] {
  const tests = columns.flatMap((column) => {
    const filter = filters.get(column.key);
    const value = filterOf(column)?.value ?? column.value;
    if (!filter || !value) return [];
    const passes = testOf(filter, zone);
    return [(row: Row) => passes(value(row))];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}
