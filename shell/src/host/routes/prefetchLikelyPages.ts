import { safeStorage } from '@console/design/storage';
import type { Navigation } from '../areas/navigation';
import { resolveAddress } from '../areas/resolveAddress';
import { idle } from './followLinks';
import type { PagesAhead } from './pagesAhead';

const storage = safeStorage('localStorage');

/** Names of the areas in which somebody was on this device. */
const storageKey = 'console-visited-areas';

function readVisited(): readonly string[] {
  const names = storage.getJson(storageKey);
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * Has the areas of the bar fetched one after the other while the main thread is idle. The code of those that were
 * visited on this device is loaded; of the others the browser keeps the files, so that no remote runs in the tab of
 * somebody who never opened it.
 *
 * @param pathname - where the user is: the area counts as visited
 * @param stay - aborted when the user goes on
 */
export async function prefetchLikelyPages(
  { beginCode, keepFiles }: Pick<PagesAhead, 'beginCode' | 'keepFiles'>,
  navigation: Navigation,
  pathname: string,
  stay: AbortSignal,
): Promise<void> {
  const visited = readVisited();
  const isVisited = ({ name }: { readonly name: string }) => visited.includes(name);
  const here = resolveAddress(pathname, navigation).area;
  if (here && !isVisited(here)) storage.setJson(storageKey, [...visited, here.name]);

  const others = navigation.areas.filter(
    (area) => area.place === 'bar' && area !== here && navigation.installed.has(area.name),
  );
  for (const area of others.toSorted((one, other) => Number(isVisited(other)) - Number(isVisited(one)))) {
    await idle();
    if (stay.aborted) return;
    if (isVisited(area)) await beginCode(area.path);
    else keepFiles(area.path);
  }
}
