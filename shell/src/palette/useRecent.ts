import { usePersistentState } from '@console/design/preferences';
import { useLocation } from '@console/design/router';
import { useEffect } from 'react';
import type { ResolvedRoute } from '../areas/resolveAddress';

/** As many are kept as can be taken in at a glance. */
const kept = 6;

const readKeys = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];

/** Adds a key in front; the same list when it is there already. */
export const withLatest = (keys: readonly string[], key: string): readonly string[] =>
  keys[0] === key ? keys : [key, ...keys.filter((other) => other !== key)].slice(0, kept);

/**
 * Remembers, for the user on this device, the records whose pages were opened.
 *
 * @param route - what the opened address shows
 * @returns the keys of their commands, the latest first
 */
export function useRecent(route: ResolvedRoute): readonly string[] {
  const { pathname } = useLocation();
  const [recent, remember] = usePersistentState('palette.recent', readKeys);
  const key = route.crumbs.at(-1)?.record && `record ${pathname}`;
  useEffect(() => {
    if (key === undefined) return;
    const next = withLatest(recent, key);
    if (next !== recent) remember(next);
  }, [key, recent, remember]);
  return recent;
}
