import type { ResolvedRoute } from '../areas/resolveAddress';

/** Parts of the line below the bar that a page has. */
export function subheaderOf({ area, crumbs }: Pick<ResolvedRoute, 'area' | 'crumbs'>) {
  const hasSections = (area?.sections ?? []).length > 0;
  // A list is its own section: one step would only repeat its heading, unless neither bar nor tabs mark it.
  return { hasSections, hasCrumbs: crumbs.length > 1 || (area?.place === 'more' && !hasSections) };
}
