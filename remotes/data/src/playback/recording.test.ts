import type { HistoryRow } from '@console/api-client/items';
import fc from 'fast-check';
import { dwellHeat } from './heat';
import {
  appendRows,
  createRecording,
  dwellByZone,
  type Recording,
  rowsUntil,
  seek,
  startPlayhead,
  trailOf,
  visitStays,
  whereabouts,
} from './recording';

const start = Date.UTC(2026, 2, 2, 8);
const minute = 60_000;
const seen = (epc: string, at: number, toZone: string, toX?: number, toY?: number): HistoryRow => ({
  epc,
  observationTime: new Date(start + at * minute).toISOString(),
  fromZone: 'ABSENT',
  toZone,
  ...(toZone !== 'ABSENT' && { toFacility: 'Store' }),
  ...(toX !== undefined && { toX }),
  ...(toY !== undefined && { toY }),
});
const recordingOf = (rows: readonly HistoryRow[]) => {
  const recording = createRecording();
  appendRows(recording, rows);
  return recording;
};
const zoneAt = (recording: Recording, at: number, item = 0) => {
  const head = seek(recording, startPlayhead(recording), start + at * minute);
  return recording.places[whereabouts(recording, head, item).place]?.zone;
};

test('an item is where it was observed last; before its first observation, where that says it came from', () => {
  const recording = recordingOf([seen('A', 1, 'Dock'), seen('B', 2, 'Hall'), seen('A', 5, 'Hall')]);
  expect([0, 1, 4, 5, 9].map((at) => zoneAt(recording, at))).toEqual([
    'ABSENT',
    'Dock',
    'Dock',
    'Hall',
    'Hall',
  ]);
  expect(zoneAt(recording, 1, 1)).toBe('ABSENT');
});

test('a playhead moved on is where one from the start would be, forward and backward', () => {
  const row = fc
    .tuple(fc.constantFrom('A', 'B', 'C'), fc.nat(50), fc.constantFrom('Dock', 'Hall', 'ABSENT'))
    .map(([epc, at, zone]) => seen(epc, at, zone));
  fc.assert(
    fc.property(fc.array(row), fc.array(fc.integer({ min: -5, max: 60 })), (rows, instants) => {
      const recording = recordingOf(rows);
      let head = startPlayhead(recording);
      for (const at of instants) {
        head = seek(recording, head, start + at * minute);
        const whole = seek(recording, startPlayhead(recording), start + at * minute);
        expect(Array.from(head.latest)).toEqual(Array.from(whole.latest));
      }
    }),
  );
});

test('rows that do not come in the order of time are sorted in, page by page', () => {
  const row = fc
    .tuple(fc.constantFrom('A', 'B'), fc.nat(50), fc.nat(9))
    .map(([epc, at, zone]) => seen(epc, at, `Zone ${zone}`));
  fc.assert(
    fc.property(fc.array(fc.array(row)), (pages) => {
      const recording = createRecording();
      for (const page of pages) appendRows(recording, page);
      for (let at = 1; at < recording.rows; at += 1) {
        expect(recording.time[at]).toBeGreaterThanOrEqual(recording.time[at - 1] ?? 0);
        const before = recording.before[at] ?? -1;
        if (before >= 0) expect(recording.item[before]).toBe(recording.item[at]);
      }
      expect(recording.rows).toBe(pages.flat().length);
    }),
  );
});

test('a recording holds no more than its limit, and says so; rows without a time are counted', () => {
  const recording = createRecording();
  const rows = Array.from({ length: 10 }, (_, at) => seen(`A${at}`, at, 'Dock'));
  expect(appendRows(recording, [{ epc: 'X' }, ...rows.slice(0, 5)], 8)).toBe(true);
  expect(appendRows(recording, rows.slice(5), 8)).toBe(false);
  expect([recording.rows, recording.untimed, recording.time.length]).toEqual([8, 1, 1024]);
});

test('memory is bounded: 100,000 observations take their columns, not objects', () => {
  const recording = createRecording();
  for (let page = 0; page < 100; page += 1)
    appendRows(
      recording,
      Array.from({ length: 1000 }, (_, at) => seen(`A${at}`, page, 'Dock', at, page)),
    );
  expect(recording.rows).toBe(100_000);
  expect(recording.epcs).toHaveLength(1000);
  expect(recording.places).toHaveLength(2);
  const { time, item, place, x, y, before } = recording;
  const bytes = [time, item, place, x, y, before].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(bytes).toBeLessThan(6_000_000);
});

test('stays of an item cover the range without a gap, whatever was observed', () => {
  const row = fc
    .tuple(fc.constantFrom('A', 'B'), fc.nat(60), fc.constantFrom('Dock', 'Hall', 'ABSENT'))
    .map(([epc, at, zone]) => seen(epc, at, zone));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const recording = recordingOf(rows);
      const sums = new Map<number, number>();
      visitStays(recording, start, start + 60 * minute, ({ item }, duration) => {
        expect(duration).toBeGreaterThanOrEqual(0);
        sums.set(item, (sums.get(item) ?? 0) + duration);
      });
      for (const sum of sums.values()) expect(sum).toBe(60 * minute);
      expect(sums.size).toBe(recording.epcs.length);
    }),
  );
});

test('dwell times are of zones, the longest first; absent items are in none', () => {
  const recording = recordingOf([
    seen('A', 0, 'Dock', 1, 1),
    seen('B', 0, 'Hall', 5, 5),
    seen('A', 10, 'Hall', 5, 5),
    seen('A', 15, 'ABSENT'),
  ]);
  const end = start + 30 * minute;
  expect(dwellByZone(recording, start, end)).toEqual([
    { zone: 'Hall', facility: 'Store', dwell: 35 * minute, items: 2 },
    { zone: 'Dock', facility: 'Store', dwell: 10 * minute, items: 1 },
  ]);
  expect(dwellByZone(recording, start, end, 0).map(({ dwell }) => dwell / minute)).toEqual([10, 5]);
  const heat = dwellHeat(recording, { left: 0, right: 10, low: 0, high: 10 }, () => true, { start, end });
  expect(Math.max(...Array.from(heat.values))).toBe(35 * minute);
  expect(Array.from(heat.values).reduce((sum, value) => sum + value)).toBe(45 * minute);
});

test('the trail of an item is its last places on the floor, the oldest first', () => {
  const recording = recordingOf([
    seen('A', 0, 'Dock', 1, 2),
    seen('B', 1, 'Dock', 9, 9),
    seen('A', 2, 'Hall'),
    seen('A', 3, 'Hall', 3, 4),
    seen('A', 4, 'Hall', 5, 6),
  ]);
  const last = rowsUntil(recording, start + 9 * minute) - 1;
  expect(trailOf(recording, last, 10, () => true)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(trailOf(recording, last, 2, () => true)).toEqual([3, 4, 5, 6]);
  expect(trailOf(recording, last, 10, ({ zone }) => zone === 'Dock')).toEqual([1, 2]);
});
