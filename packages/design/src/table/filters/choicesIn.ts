import { collatorOf } from '../../language/collator';
import { type Column, filterOf } from '../column';
import { choicesOf } from './filterRows';

/** One value of a column that rows can be filtered by. */
export interface Choice {
  value: string;
  label: string;
  /** Number of rows with this value. */
  count: number;
}

/** The values of a column, by their names, blank last; what is chosen stays even when no row has it any more. */
export function choicesIn<Row>(
  rows: readonly Row[],
  column: Column<Row>,
  chosen: readonly string[],
  labelOf: (value: string) => string,
  locale: string,
): readonly Choice[] {
  const collator = collatorOf(locale);
  const value = filterOf(column)?.value ?? column.value;
  const counts = new Map<string, number>(chosen.map((each) => [each, 0]));
  if (value)
    for (const row of rows)
      for (const each of new Set(choicesOf(value(row)))) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts]
    .map(([each, count]) => ({ value: each, label: labelOf(each), count }))
    .sort(
      (one, other) =>
        Number(one.value === '') - Number(other.value === '') || collator.compare(one.label, other.label),
    );
}
