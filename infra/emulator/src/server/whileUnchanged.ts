/** Most entries; with more, all are forgotten. */
const most = 1000;

/**
 * Keeps what was read until something is written.
 * @param revision as of the service; while it is `undefined`, nothing is kept
 */
export function whileUnchanged<T>(
  revision: () => number | undefined,
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const kept = new Map<string, T>();
  let keptRevision: number | undefined;
  return async (key) => {
    const before = revision();
    if (before === undefined) return read(key);
    if (keptRevision !== before || kept.size >= most) kept.clear();
    keptRevision = before;
    if (kept.has(key)) return kept.get(key) as T;
    const value = await read(key);
    if (revision() === before && keptRevision === before) kept.set(key, value);
    return value;
  };
}
