/** The ids from one to another in the order of a list, both included; only the last when the first is not there. */
export function rangeBetween(
  ids: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const start = ids.indexOf(from ?? to);
  const end = ids.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** A selection with ids put in or taken out. */
export function withIds(
  selection: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selection);
  for (const id of ids)
    if (on) next.add(id);
    else next.delete(id);
  return next;
}

/** The selection without what is no longer there; the same one when all of it is. */
export function stillThere(
  selection: ReadonlySet<string>,
  ids: readonly string[] | undefined,
): ReadonlySet<string> {
  if (ids === undefined) return selection;
  const known = new Set(ids);
  const kept = [...selection].filter((id) => known.has(id));
  return kept.length === selection.size ? selection : new Set(kept);
}
