import { compareNames } from '../../language/collator';

/** Rows that belong together. */
export interface RowGroup<Row> {
  /** Unique. */
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

/**
 * Rows by their group, the groups in alphabetical order; rows of no group come last.
 * @param groupOf name of the group of a row; undefined for a row of none
 * @param withoutGroup title for the rows of no group
 * @param empty names of groups that are there without a row, too
 */
export function groupRows<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string | undefined,
  withoutGroup: string,
  empty: readonly string[] = [],
): readonly RowGroup<Row>[] {
  const named = new Map<string, Row[]>(empty.map((name) => [name, []]));
  const others: Row[] = [];
  for (const row of rows) {
    const name = groupOf(row);
    if (!name) others.push(row);
    else {
      const known = named.get(name);
      if (known) known.push(row);
      else named.set(name, [row]);
    }
  }
  const groups = [...named]
    .sort(([one], [other]) => compareNames(one, other))
    .map(([name, its]) => ({ key: `group:${name}`, title: name, rows: its }));
  return others.length > 0 ? [...groups, { key: 'others', title: withoutGroup, rows: others }] : groups;
}
