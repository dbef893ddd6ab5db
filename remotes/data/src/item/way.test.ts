import type { HistoryRow } from '@console/api-client/items';
import fc from 'fast-check';
import { staysOf, wayOf } from './way';

const at = (minute: number) => Date.UTC(2026, 2, 2, 8, minute);
const seen = (minute: number, toZone: string | undefined, toFacility?: string): HistoryRow => ({
  epc: 'A',
  observationTime: new Date(at(minute)).toISOString(),
  ...(toZone !== undefined && { toZone }),
  ...(toFacility !== undefined && { toFacility }),
});

test('a stay lasts from coming into a zone to coming into another; the last one has no end', () => {
  const rows = [seen(5, 'Dock', 'DC'), seen(0, 'Dock', 'DC'), seen(9, 'Hall', 'DC'), seen(12, 'ABSENT')];
  expect(staysOf(rows)).toEqual([
    { kind: 'stay', zone: 'Dock', facility: 'DC', from: at(0), until: at(9), jobs: [] },
    { kind: 'stay', zone: 'Hall', facility: 'DC', from: at(9), until: at(12), jobs: [] },
    { kind: 'stay', zone: 'ABSENT', from: at(12), jobs: [] },
  ]);
});

test('a zone of the same name in another facility is another stay; what has no zone or time is passed over', () => {
  const rows = [
    seen(0, 'Dock', 'DC'),
    seen(3, undefined),
    { epc: 'A', toZone: 'Hall' },
    seen(4, 'Dock', 'Shop'),
  ];
  expect(staysOf(rows).map(({ facility, from }) => [facility, from])).toEqual([
    ['DC', at(0)],
    ['Shop', at(4)],
  ]);
  expect(staysOf([])).toEqual([]);
});

test('a stay names the jobs that saw the item there, each once', () => {
  const rows = [
    { ...seen(0, 'Dock'), jobId: 'day' },
    { ...seen(2, 'Dock'), jobId: 'night' },
    { ...seen(3, 'Dock'), jobId: 'day' },
    seen(4, 'Hall'),
  ];
  expect(staysOf(rows).map(({ jobs }) => jobs)).toEqual([['day', 'night'], []]);
});

test('crossings stand between stays by their time, before the stay behind the threshold; those without a time are passed over', () => {
  const crossing = (minute: number, thresholdId: string) => ({
    epc: 'A',
    thresholdId,
    destination: 'IN',
    creationTime: new Date(at(minute)).toISOString(),
  });
  const way = wayOf(
    [seen(0, 'Dock'), seen(9, 'Hall')],
    [crossing(9, '7'), crossing(4, '6'), { epc: 'A', thresholdId: '8' }],
  );
  expect(way.map((event) => (event.kind === 'stay' ? event.zone : event.thresholdId))).toEqual([
    'Dock',
    '6',
    '7',
    'Hall',
  ]);
});

test('stays follow one another without a gap, whatever was observed', () => {
  const row = fc
    .tuple(fc.nat(500), fc.constantFrom('Dock', 'Hall', 'ABSENT'))
    .map(([minute, zone]) => seen(minute, zone));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const stays = staysOf(rows);
      for (const [index, stay] of stays.entries()) expect(stay.until).toBe(stays[index + 1]?.from);
    }),
  );
});
