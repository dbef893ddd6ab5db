import type { HistoryRow } from '@console/api-client/items';
import { compareNames } from '@console/design/language';

/** A place that rows name; ABSENT has no facility. */
export interface RecordedPlace {
  readonly zone: string;
  readonly facility: string | undefined;
  readonly floor: string | undefined;
}

/** The most observations that one recording holds: about 30 MB. */
const mostRows = 500_000;

/**
 * Observations of items as columns, in the order of time. They take about 40 bytes each, whatever their names are; only
 * names of items and places are texts, each once.
 */
export interface Recording {
  /** Number of observations; the columns may be longer. */
  rows: number;
  /** Milliseconds since 1970. */
  time: Float64Array;
  /** Index in `epcs`. */
  item: Uint32Array;
  /** Index in `places`: where the item was from then on. */
  place: Uint32Array;
  /** Metres; NaN where they are not known. */
  x: Float64Array;
  y: Float64Array;
  /** The observation of the same item before this one; -1 for its first. */
  before: Int32Array;
  readonly epcs: string[];
  readonly places: RecordedPlace[];
  /** Where each item came from with its first observation. */
  readonly origin: { readonly place: number; readonly x: number; readonly y: number }[];
  /** Number of observations without a time that can be read, which are left out. */
  untimed: number;
  readonly itemOf: Map<string, number>;
  readonly placeOf: Map<string, number>;
  /** The last observation of each item. */
  readonly last: number[];
}

/** A recording without observations. */
export const createRecording = (): Recording => ({
  rows: 0,
  ...columnsOf(1024),
  epcs: [],
  places: [],
  origin: [],
  untimed: 0,
  itemOf: new Map(),
  placeOf: new Map(),
  last: [],
});

const columnsOf = (capacity: number) => ({
  time: new Float64Array(capacity),
  item: new Uint32Array(capacity),
  place: new Uint32Array(capacity),
  x: new Float64Array(capacity),
  y: new Float64Array(capacity),
  before: new Int32Array(capacity),
});

/**
 * Adds observations, as many as there is room for.
 * @param rows in the order of time, as the service answers them; others are sorted in
 * @returns whether all of them had room
 */
export function appendRows(recording: Recording, rows: readonly HistoryRow[], most = mostRows): boolean {
  const room = most - recording.rows;
  let ordered = true;
  let added = 0;
  for (const row of rows) {
    if (added === room) break;
    const time = Date.parse(row.observationTime ?? '');
    if (Number.isNaN(time)) {
      recording.untimed += 1;
      continue;
    }
    reserve(recording, recording.rows + 1, most);
    const at = recording.rows;
    if (at > 0 && time < (recording.time[at - 1] ?? 0)) ordered = false;
    recording.time[at] = time;
    recording.item[at] = itemIn(recording, row);
    recording.place[at] = placeIn(recording, row.toZone, row.toFacility, row.toFloor);
    recording.x[at] = row.toX ?? Number.NaN;
    recording.y[at] = row.toY ?? Number.NaN;
    recording.rows = at + 1;
    added += 1;
  }
  if (ordered) link(recording, recording.rows - added);
  else sort(recording);
  return recording.rows < most || added === rows.length;
}

function reserve(recording: Recording, rows: number, most: number): void {
  if (rows <= recording.time.length) return;
  const larger = columnsOf(Math.min(most, Math.max(rows, 2 * recording.time.length)));
  for (const name of columnNames) larger[name].set(recording[name]);
  Object.assign(recording, larger);
}

const columnNames = ['time', 'item', 'place', 'x', 'y', 'before'] as const;

function itemIn(recording: Recording, row: HistoryRow): number {
  const known = recording.itemOf.get(row.epc);
  if (known !== undefined) return known;
  const item = recording.epcs.push(row.epc) - 1;
  recording.itemOf.set(row.epc, item);
  recording.last.push(-1);
  recording.origin.push({
    place: placeIn(recording, row.fromZone, row.fromFacility, row.fromFloor),
    x: row.fromX ?? Number.NaN,
    y: row.fromY ?? Number.NaN,
  });
  return item;
}

function placeIn(
  recording: Recording,
  zone = '',
  facility: string | undefined,
  floor: string | undefined,
): number {
  const key = `${facility ?? ''}\n${floor ?? ''}\n${zone}`;
  const known = recording.placeOf.get(key);
  if (known !== undefined) return known;
  const place = recording.places.push({ zone, facility, floor }) - 1;
  recording.placeOf.set(key, place);
  return place;
}

/** Links the observations of each item, from one on. */
function link(recording: Recording, from: number): void {
  for (let row = from; row < recording.rows; row += 1) {
    const item = recording.item[row] ?? 0;
    recording.before[row] = recording.last[item] ?? -1;
    recording.last[item] = row;
  }
}

function sort(recording: Recording): void {
  const { rows, time } = recording;
  const order = Array.from({ length: rows }, (_, row) => row).sort(
    (one, other) => (time[one] ?? 0) - (time[other] ?? 0) || one - other,
  );
  const sorted = columnsOf(recording.time.length);
  for (const [to, from] of order.entries())
    for (const name of columnNames) sorted[name][to] = recording[name][from] ?? 0;
  Object.assign(recording, sorted);
  recording.last.fill(-1);
  link(recording, 0);
}

/** Number of observations made until an instant, that one included. */
export function rowsUntil({ time, rows }: Recording, instant: number): number {
  let [low, high] = [0, rows];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((time[middle] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last observation of each item until an instant; -1 for an item that was not observed yet. */
interface Playhead {
  readonly latest: Int32Array;
  /** Number of observations it has passed. */
  readonly passed: number;
}

/** A playhead before the first observation. */
export const startPlayhead = (recording: Recording): Playhead => ({
  latest: new Int32Array(recording.epcs.length).fill(-1),
  passed: 0,
});

/**
 * Moves a playhead to an instant. Forward it passes only the observations in between, so that each frame of a playback
 * costs what has happened; backward it begins with the first.
 * @param head is changed where that is possible, and must not be used any more
 */
export function seek(recording: Recording, head: Playhead, instant: number): Playhead {
  const until = rowsUntil(recording, instant);
  const isOn = until >= head.passed && head.latest.length === recording.epcs.length;
  const { latest, passed } = isOn ? head : startPlayhead(recording);
  for (let row = passed; row < until; row += 1) latest[recording.item[row] ?? 0] = row;
  return { latest, passed: until };
}

/** Where an item is at a playhead: its place, and metres or NaN. Before its first observation, where that says it came from. */
export function whereabouts(recording: Recording, { latest }: Playhead, item: number) {
  const row = latest[item] ?? -1;
  if (row < 0) {
    const { place, x, y } = recording.origin[item] ?? { place: 0, x: Number.NaN, y: Number.NaN };
    return { row, place, x, y };
  }
  return {
    row,
    place: recording.place[row] ?? 0,
    x: recording.x[row] ?? Number.NaN,
    y: recording.y[row] ?? Number.NaN,
  };
}

/** The way of an item until an observation: x and y by turns, the last so many places of one floor, the oldest first. */
export function trailOf(
  recording: Recording,
  row: number,
  most: number,
  isOnFloor: (place: RecordedPlace) => boolean,
): number[] {
  const trail: number[] = [];
  for (let at = row; at >= 0 && trail.length < 2 * most; at = recording.before[at] ?? -1) {
    const place = recording.places[recording.place[at] ?? 0];
    const [x = Number.NaN, y = Number.NaN] = [recording.x[at], recording.y[at]];
    if (place && isOnFloor(place) && !Number.isNaN(x) && !Number.isNaN(y)) trail.push(y, x);
  }
  return trail.reverse();
}

/** A time that an item spent in one place. Metres and milliseconds. */
type VisitStay = (
  stay: {
    readonly item: number;
    readonly place: number;
    readonly x: number;
    readonly y: number;
  },
  duration: number,
) => void;

/**
 * Goes through all stays: from one observation of an item to its next, from the start of the range to its first where
 * that says where it came from, and from its last to the end of the range.
 */
export function visitStays(recording: Recording, start: number, end: number, visit: VisitStay): void {
  const { rows, time, item, place, x, y, before, last, origin } = recording;
  const at = (row: number) => ({
    item: item[row] ?? 0,
    place: place[row] ?? 0,
    x: x[row] ?? Number.NaN,
    y: y[row] ?? Number.NaN,
  });
  for (let row = 0; row < rows; row += 1) {
    const earlier = before[row] ?? -1;
    const from = origin[item[row] ?? 0];
    const now = time[row] ?? 0;
    if (earlier >= 0) visit(at(earlier), now - (time[earlier] ?? 0));
    else if (from && now > start) visit({ item: item[row] ?? 0, ...from }, now - start);
  }
  for (const row of last) if (row >= 0) visit(at(row), Math.max(0, end - (time[row] ?? 0)));
}

/** Dwell time of items in a zone, all of them together, in milliseconds. */
export interface ZoneDwell {
  readonly zone: string;
  readonly facility: string | undefined;
  readonly dwell: number;
  readonly items: number;
}

/**
 * Dwell times of items by zone, the longest first. Absent items are in none.
 * @param item only this one. @defaultValue all
 */
export function dwellByZone(
  recording: Recording,
  start: number,
  end: number,
  item?: number,
): readonly ZoneDwell[] {
  const sums = new Map<
    string,
    { zone: string; facility: string | undefined; dwell: number; seen: Set<number> }
  >();
  visitStays(recording, start, end, (stay, duration) => {
    const place = recording.places[stay.place];
    if (!place || place.zone === '' || place.zone === 'ABSENT' || duration <= 0) return;
    if (item !== undefined && stay.item !== item) return;
    const key = `${place.facility ?? ''}\n${place.zone}`;
    const sum = sums.get(key) ?? { zone: place.zone, facility: place.facility, dwell: 0, seen: new Set() };
    sum.dwell += duration;
    sum.seen.add(stay.item);
    sums.set(key, sum);
  });
  return [...sums.values()]
    .map(({ seen, ...sum }) => ({ ...sum, items: seen.size }))
    .sort((one, other) => other.dwell - one.dwell || compareNames(one.zone, other.zone));
}
