import { operationPaths, type TimedBuild, type TimingMeasure } from '@console/remote/operation';

/** Which build a time is of. */
export type Timed = Omit<TimedBuild, 'times'>;

/** Times of one measure and build that one page sends at the most, and builds that it sends at once. */
const most = { times: 50, builds: 20 };

const held = new Map<
  string,
  { readonly timed: Timed; readonly times: Partial<Record<TimingMeasure, number[]>> }
>();
/** Opened page, and the time from which it is charged with what takes long. */
let open: { readonly timed: Timed; readonly since: () => number } | undefined;
let openedBefore = false;
/** Stretches without answer before anything was open: the code of the first remote may be there before this is. */
const early: PerformanceEntry[] = [];
let pressedAt: number | undefined;
/** When somebody pressed something in this page first, as on the login page; unknown in browsers that do not say. */
let touchedAt = PerformanceObserver.supportedEntryTypes.includes('first-input')
  ? Number.POSITIVE_INFINITY
  : 0;
/** When the tab was out of sight last: browsers hold back what is there, so such times say nothing. */
let hiddenAt = document.hidden ? performance.now() : -1;

function hold(timed: Timed, measure: TimingMeasure, time: number): void {
  const key = `${timed.remote} ${timed.version} ${timed.build}`;
  const before = held.get(key);
  if (!before && held.size >= most.builds) return;
  const times: Partial<Record<TimingMeasure, number[]>> = before?.times ?? {};
  const all = times[measure] ?? [];
  if (all.length < most.times && time <= 600_000) all.push(Math.round(time));
  held.set(key, { timed, times: { ...times, [measure]: all } });
}

function holdBlocked({ startTime, duration }: PerformanceEntry): void {
  if (open && startTime >= open.since()) hold(open.timed, 'blocked', duration);
}

function send(): void {
  if (held.size === 0) return;
  const body: TimedBuild[] = [...held.values()].map(({ timed, times }) => ({ ...timed, times }));
  navigator.sendBeacon(
    operationPaths.timings,
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  );
  held.clear();
}

for (const type of ['click', 'keydown'] as const)
  addEventListener(type, ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, passive: true });

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return;
  hiddenAt = performance.now();
  send();
});

/** Hears of entries of a type, those of before, too; nothing where the browser has none. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  }).observe({ type, buffered: true });
}

observe('first-input', ({ startTime }) => {
  touchedAt = startTime;
});
observe('longtask', (entry) => {
  if (open) holdBlocked(entry);
  else if (!openedBefore && early.length < most.times) early.push(entry);
});

/**
 * Begins to measure a remote that is opened, by the load of the page or from another area.
 * @returns to be called once its page is drawn with its data
 */
export function beginTiming(timed: Timed): () => void {
  const isFirst = !openedBefore;
  const pressed = pressedAt;
  const begun = performance.now();
  openedBefore = true;
  pressedAt = undefined;
  // Who came by the login page was there before, and how long that took is their own.
  const byLoad = () => isFirst && touchedAt >= begun;
  open = { timed, since: () => (byLoad() ? 0 : begun) };
  early.splice(0).forEach(holdBlocked);
  let drawn = false;
  return () => {
    if (drawn) return;
    drawn = true;
    const from = byLoad() ? 0 : pressed;
    if (from === undefined || hiddenAt >= from) return;
    hold(timed, byLoad() ? 'usable' : 'moved', performance.now() - from);
    const [content] = performance.getEntriesByName('first-contentful-paint');
    if (byLoad() && content) hold(timed, 'content', content.startTime);
  };
}

/** Ends the measuring of a remote that is left. */
export function endTiming(): void {
  open = undefined;
}
