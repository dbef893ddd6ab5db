import { usePersistentState } from '@console/design/preferences';
import { useLocation } from '@console/design/router';
import { textIn } from '@console/remote/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLoadedName } from '../../host/areas/recordName';
import type { ResolvedRoute } from '../../host/areas/resolveAddress';
import { type KeptPage, readPages, withLatest } from './keptPages';

/** The page that is open, as it is remembered; undefined for one that cannot be named, or is no remote's. */
function useThisPage({ kind, crumbs, area }: ResolvedRoute): KeptPage | undefined {
  const { pathname } = useLocation();
  const name = useLoadedName(crumbs.findLast(({ record }) => record)?.record);
  if (kind !== 'remote' || crumbs.length === 0) return undefined;
  // A record is called by its name; a page below it by both.
  const own = crumbs.length > 1 ? crumbs.slice(1) : crumbs;
  const label = own.map((crumb) => (crumb.record && name) || crumb.label).join(' / ');
  return { to: pathname, label, detail: area ? textIn(area.title) : '' };
}

/**
 * Remembers, for the user on this device, which pages were opened.
 *
 * @param route - what the opened address shows
 * @returns the latest first, and the page that is open
 */
export function useRecent(route: ResolvedRoute): {
  readonly recent: readonly KeptPage[];
  readonly here: KeptPage | undefined;
} {
  const [recent, remember] = usePersistentState('palette.opened', readPages);
  const here = useThisPage(route);
  const key = here && JSON.stringify(here);
  const rememberPage = useEffectEvent((page: KeptPage) => {
    const next = withLatest(recent, page);
    if (next !== recent) remember(next);
  });
  // Once for each page: another tab that remembers its own would be answered, and answer, without end.
  useEffect(() => {
    if (key !== undefined) rememberPage(JSON.parse(key));
  }, [key]);
  return { recent, here };
}
