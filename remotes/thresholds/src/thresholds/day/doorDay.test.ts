import type { ReaderEvent } from '@console/api-client/health-events';
import type { Item, Transition } from '@console/api-client/items';
import { dayStart, doorHours, mayBeSwapped, sideEvidence, troublesSince } from './doorDay';

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 2, 8);
const at = (hours: number) => new Date(start + hours * hour).toISOString();
const crossing = (hours: number, destination: string, epc = 'A', confidence?: number): Transition => ({
  epc,
  destination,
  creationTime: at(hours),
  ...(confidence !== undefined && { confidence }),
});
const event = (hours: number, status: string, type = 'CONNECTION'): ReaderEvent => ({
  eventTime: at(hours),
  type,
  code: 'NETWORK',
  status,
});

test('a day is the hour that runs and the 23 before it', () => {
  expect(dayStart(start + 23.5 * hour)).toBe(start);
});

test('troubles go from the first event that is not healthy to the next that is; they begin with the day at the earliest', () => {
  const events = [
    event(9, 'FAILED'),
    event(4, 'HEALTHY'),
    event(3, 'WARNING'),
    event(2, 'FAILED'),
    event(1, 'HEALTHY'),
    event(-5, 'FAILED'),
    event(-6, 'HEALTHY'),
    event(-7, 'FAILED'),
  ];
  const common = { reader: 'Dock', part: 'connection' };
  expect(troublesSince(events, 'Dock', start)).toEqual([
    { ...common, from: start, to: start + hour },
    { ...common, from: start + 2 * hour, to: start + 4 * hour },
    { ...common, from: start + 9 * hour },
  ]);
  expect(troublesSince([event(1, 'FAILED', 'NEWER')], 'Dock', start)).toEqual([]);
});

test('each hour counts its crossings, says how sure they are, and which readers were in trouble', () => {
  const hours = doorHours(
    [crossing(0.1, 'IN', 'A', 0.5), crossing(0.9, 'OUT', 'B', 1), crossing(2, 'IN'), crossing(-1, 'IN')],
    [{ reader: 'Dock', part: 'connection', from: start + hour / 2, to: start + hour * 1.5 }],
    start,
  );
  expect(hours).toHaveLength(24);
  expect(hours.slice(0, 3)).toEqual([
    { from: start, in: 1, out: 1, confidence: 0.75, troubled: ['Dock'] },
    { from: start + hour, in: 0, out: 0, troubled: ['Dock'] },
    { from: start + 2 * hour, in: 1, out: 0, troubled: [] },
  ]);
});

const item = (epc: string, hours: number, given: Partial<Item> = {}): Item => ({
  epc,
  zone: 'Hall',
  facility: 'DC',
  lastModifiedTime: at(hours),
  ...given,
});

test('only items that are seen in the facility well after their last crossing count as seen inside', () => {
  const transitions = ['A', 'B', 'C', 'D', 'E'].map((epc) => crossing(1, 'OUT', epc));
  const evidence = sideEvidence(
    [...transitions, crossing(0.5, 'IN', 'A'), crossing(2, 'IN', 'E')],
    [
      item('A', 3),
      item('B', 1.001),
      item('C', 3, { zone: 'ABSENT' }),
      item('D', 3, { facility: 'Shop' }),
      item('E', 3),
    ],
    'DC',
  );
  expect(evidence).toEqual({
    out: 4,
    outSeen: [{ epc: 'A', left: at(1), seen: at(3), zone: 'Hall' }],
    in: 1,
    inSeen: 1,
  });
});

const evidence = (out: number, outSeen: number, into: number, inSeen: number) => ({
  out,
  outSeen: Array.from({ length: outSeen }, () => ({ epc: 'A', left: '', seen: '', zone: '' })),
  in: into,
  inSeen,
});

test.each([
  ['most that went out are inside, and few that came in', evidence(20, 18, 20, 2), true],
  ['as many of both are inside', evidence(20, 12, 20, 12), false],
  ['there are too few to tell', evidence(9, 9, 20, 0), false],
  ['few that went out are inside', evidence(20, 4, 20, 18), false],
])('sides may be swapped, or not, when %s', (_, known, hint) => {
  expect(mayBeSwapped(known)).toBe(hint);
});
