/** Column and direction a table is sorted by. */
export interface Sort {
  /** Key of the column. */
  key: string;
  descending: boolean;
}

/** Reads `-created name`: by `created` descending, then by `name`. What is no sort is left out. */
export function readSorts(text: string | null | undefined): readonly Sort[] {
  const seen = new Set<string>();
  return (text ?? '').split(' ').flatMap((part) => {
    const descending = part.startsWith('-');
    const key = descending ? part.slice(1) : part;
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ key, descending }];
  });
}

/** Writes what {@link readSorts} reads. */
export const writeSorts = (sorts: readonly Sort[]) =>
  sorts.map(({ key, descending }) => (descending ? `-${key}` : key)).join(' ');

/**
 * The sorts after a heading was used [TABLE-01].
 *
 * @param adding - the column joins those that are there: ascending, then descending, then it goes. Without it the
 *   column is alone: ascending, then turned around by every further use.
 */
export function toggleSort(sorts: readonly Sort[], key: string, adding: boolean): readonly Sort[] {
  const known = sorts.find((sort) => sort.key === key);
  const alone = sorts.length === 1 && known !== undefined;
  if (!adding || alone) return [{ key, descending: alone ? !known.descending : false }];
  if (!known) return [...sorts, { key, descending: false }];
  if (known.descending) return sorts.filter((sort) => sort !== known);
  return sorts.map((sort) => (sort === known ? { key, descending: true } : sort));
}
