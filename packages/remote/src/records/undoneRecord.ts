/**
 * A record as it is after an edit of it is undone: what the edit changed is as it was before, the rest as it is now.
 *
 * @param now - the record as it is stored
 * @param before - the record that was edited
 * @param saved - what the edit saved; what it did not mention stays as it is
 */
export function undoneRecord<Row extends object>(now: Row, before: Row, saved: object): Row {
  const edited = new Map<string, unknown>(Object.entries(saved));
  const changed = Object.entries(before).filter(
    ([key, value]) => edited.has(key) && JSON.stringify(value) !== JSON.stringify(edited.get(key)),
  );
  return { ...now, ...Object.fromEntries(changed) };
}
