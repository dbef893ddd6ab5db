import { safeStorage } from '@console/design/storage';
import { buildKey } from '@console/remote/registry';

const tab = safeStorage('sessionStorage');

/** Names the page that is starting, for the next start of the console in this tab. */
const startingKey = 'console-starting-page';

/** Names the page that is open, with the time at which the tab last answered. */
const openKey = 'console-open-page';

/** From how long without an answer to how long, in ms, a tab that was loaded again counts as one that hung. */
const hungFor = { least: 4000, most: 600_000 };

/** A page of a build, as it is kept in the tab. */
export const pageMark = (
  build: { readonly name: string; readonly version: string; readonly build: string },
  page: string,
): string => `${build.name} ${buildKey(build)} ${page}`;

/** Notes the page that is about to be drawn, before its code runs. */
export const markStarting = (mark: string | undefined) => tab.setItem(startingKey, mark);

/** Says that the page that is open answers; without one that nothing of a remote is open, or seen. */
export const markAnswering = (mark: string | undefined) =>
  tab.setItem(openKey, mark === undefined ? undefined : JSON.stringify([mark, Date.now()]));

/** The page that was open when the tab stopped answering, by what its last sign said. */
export function readHung(written: string | null, now: number): string | undefined {
  let found: unknown;
  try {
    found = JSON.parse(written ?? 'null');
  } catch {
    return undefined;
  }
  const [mark, at] = Array.isArray(found) ? (found as unknown[]) : [];
  if (typeof mark !== 'string' || typeof at !== 'number') return undefined;
  return now - at >= hungFor.least && now - at <= hungFor.most ? mark : undefined;
}

/** Kind of navigation that led to the document; undefined where the browser does not say. */
const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type;

/** True for the first page of a window that a page opened: a browser copies what the tab of that page keeps. */
const isFirstOfWindow = () => navigationType() === 'navigate' && opener !== null && history.length === 1;

/** Tells whether somebody loaded the tab again; a browser that needed its memory loads it again as well. */
const wasReloaded = () =>
  navigationType() === 'reload' && (document as { readonly wasDiscarded?: boolean }).wasDiscarded !== true;

/**
 * The page that was starting, or was open and had stopped answering, when the document before this one ended without
 * being left in order: it blocked the tab or crashed it. Asked once.
 */
export function takeBlocking(): string | undefined {
  // On the way back and forth Firefox shows notes of a document that has been left in order since.
  const isReturn = navigationType() === 'back_forward';
  const starting = isReturn || isFirstOfWindow() ? undefined : (tab.getItem(startingKey) ?? undefined);
  const hung = wasReloaded() ? readHung(tab.getItem(openKey), Date.now()) : undefined;
  tab.setItem(startingKey, undefined);
  tab.setItem(openKey, undefined);
  return starting ?? hung;
}
