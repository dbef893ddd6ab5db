import type { HistoryRow } from '@console/api-client/items';
import { contradictionsOf, sightingsOf } from './contradictions';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 8, 0, second)).toISOString();
const seen = (second: number, toX: number, given: Partial<HistoryRow> = {}): HistoryRow => ({
  epc: 'A',
  observationTime: at(second),
  toZone: 'Dock',
  toFacility: 'DC',
  toX,
  toY: 0,
  ...given,
});
const kinds = (rows: readonly HistoryRow[], items: Parameters<typeof sightingsOf>[1] = []) =>
  contradictionsOf(sightingsOf(rows, items)).map(({ kind }) => kind);

test('sightings are those of observations and of where it is now, the oldest first, without absence', () => {
  const rows = [seen(9, 3), seen(5, 2), seen(7, 0, { toZone: 'ABSENT' }), { epc: 'A', toZone: 'Dock' }];
  const items = [{ epc: 'A', zone: 'Hall', facility: 'DC', lastModifiedTime: at(20) }];
  expect(sightingsOf(rows, items).map(({ zone, x }) => [zone, x])).toEqual([
    ['Dock', 2],
    ['Dock', 3],
    ['Hall', undefined],
  ]);
});

test('a way of more than 15 m faster than 10 m a second is a jump', () => {
  expect(kinds([seen(0, 0), seen(1, 40)])).toEqual(['jump']);
  expect(kinds([seen(0, 0), seen(1, 14)])).toEqual([]);
  expect(kinds([seen(0, 0), seen(10, 40)])).toEqual([]);
  expect(kinds([seen(0, 0, { toFloor: '1' }), seen(1, 40, { toFloor: '2' })])).toEqual([]);
});

test('two facilities within five minutes contradict each other, also by where it is now', () => {
  expect(kinds([seen(0, 0), seen(200, 0, { toFacility: 'Shop' })])).toEqual(['facilities']);
  expect(kinds([seen(0, 0), seen(301, 0, { toFacility: 'Shop' })])).toEqual([]);
  const now = { epc: 'A', zone: 'Hall', facility: 'Shop', lastModifiedTime: at(60) };
  expect(kinds([seen(0, 0)], [now])).toEqual(['facilities']);
});
