import type { Column } from '../column';

/** True for a column that a user can hide and move: the name stays, the actions stay at the end. */
export const isChoosable = <Row>({ kind }: Column<Row>) => kind !== 'name' && kind !== 'actions';

/** The keys of the columns a user can arrange, as the page gives them. */
export const arrangeableKeys = <Row>(columns: readonly Column<Row>[]) =>
  columns.filter(({ kind }) => kind !== 'actions').map(({ key }) => key);

/** The keys of the columns that are shown without a choice. */
export const initialKeys = <Row>(columns: readonly Column<Row>[]) =>
  arrangeableKeys(columns.filter(({ initiallyHidden }) => !initiallyHidden));

/**
 * Makes a choice of columns one that the table can show: no unknown keys, none twice, names always there.
 *
 * @returns undefined when that is what the table shows without a choice
 */
export function cleanColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[],
): readonly string[] | undefined {
  const known = arrangeableKeys(columns);
  const chosen = [...new Set(keys)].filter((key) => known.includes(key));
  if (chosen.length === 0) return undefined;
  const needed = columns.filter(({ kind, key }) => kind === 'name' && !chosen.includes(key));
  const complete = [...needed.map(({ key }) => key), ...chosen];
  return complete.join(' ') === initialKeys(columns).join(' ') ? undefined : complete;
}

/** The columns in the order and choice of the user; actions are last. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] | undefined,
): readonly Column<Row>[] {
  if (keys === undefined)
    return columns.some(({ initiallyHidden }) => initiallyHidden)
      ? columns.filter(({ initiallyHidden }) => !initiallyHidden)
      : columns;
  return [
    ...keys.flatMap((key) => columns.find((column) => column.key === key) ?? []),
    ...columns.filter(({ kind }) => kind === 'actions'),
  ];
}

/** Moves one key by some places; it stays at the end it reaches. */
export function moveKey(keys: readonly string[], key: string, by: number): readonly string[] {
  const from = keys.indexOf(key);
  if (from === -1) return keys;
  const to = Math.max(0, from + by);
  const rest = keys.filter((each) => each !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
