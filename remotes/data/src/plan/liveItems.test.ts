import type { DataPage, HistoryRow, Item, PageAsked } from '@console/api-client/items';
import {
  beginWatching,
  createToldMoves,
  followItems,
  type LiveItems,
  withDepartures,
  withItems,
  withMoves,
} from './liveItems';

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 8, 0, second)).toISOString();
const now = Date.parse(at(30));
const item = (epc: string, second: number, zone = 'Dock'): Item => ({
  epc,
  zone,
  facility: 'Store',
  xLocation: 1,
  yLocation: 1,
  lastModifiedTime: at(second),
});
const page = <Row>(rows: readonly Row[], nextPageMarker?: string): DataPage<Row> => ({
  rows: [...rows],
  unreadable: [],
  ...(nextPageMarker !== undefined && { nextPageMarker }),
});

/** A service with so many items, four to a page; says what it was asked. */
function service(count: number) {
  const asked: object[] = [];
  let changed: readonly Item[] = [];
  let departed: readonly HistoryRow[] = [];
  const all = Array.from({ length: count }, (_, index) => item(`A${index}`, 1));
  return {
    asked,
    change: (items: readonly Item[], rows: readonly HistoryRow[]) => {
      changed = items;
      departed = rows;
    },
    ask: {
      items: (query: object) => async (which: PageAsked) => {
        asked.push({ ...query, ...which });
        if ('fromTime' in query) return page(changed);
        const from = Number(which.pageMarker ?? 0);
        return page(all.slice(from, from + 4), from + 4 < count ? String(from + 4) : undefined);
      },
      history: (query: object) => async () => {
        asked.push(query);
        return page(departed);
      },
    },
  };
}

const limits = (most = 100, stopped = () => false) => ({ most, stopped, onProgress: jest.fn() });
const watched = { facility: 'Store' };

test('items are loaded page by page, with what there is after each', async () => {
  const { ask } = service(10);
  const given = limits();
  const live = await followItems(ask, watched, beginWatching(now), given);
  expect(live.items.size).toBe(10);
  expect(live.rest).toBeUndefined();
  expect(given.onProgress.mock.calls.map(([{ items }]: [LiveItems]) => items.size)).toEqual([4, 8, 10]);
});

test('loading ends at its limit or when it is stopped, and goes on from there', async () => {
  const { ask, asked } = service(10);
  const first = await followItems(ask, watched, beginWatching(now), limits(4));
  expect([first.items.size, first.rest]).toEqual([4, { pageMarker: '4' }]);
  const stopped = await followItems(
    ask,
    watched,
    first,
    limits(100, () => true),
  );
  expect(stopped.items.size).toBe(4);
  const whole = await followItems(ask, watched, stopped, limits());
  expect(whole.items.size).toBe(10);
  expect(asked.filter((query) => 'pageMarker' in query)).toHaveLength(2);
});

test('afterwards only what has changed is asked for: who moved, who came and who left', async () => {
  const { ask, asked, change } = service(3);
  const before = await followItems(ask, watched, beginWatching(now), limits());
  asked.length = 0;
  change(
    [item('A0', 40, 'Hall'), item('NEW', 41)],
    [{ epc: 'A1', fromFacility: 'Store', toZone: 'ABSENT', observationTime: at(42) }],
  );
  const live = await followItems(ask, watched, before, limits());
  expect(asked).toEqual([
    { facility: 'Store', fromTime: at(20), pageSize: 1000 },
    { fromFacility: 'Store', zoneTransitionsOnly: true, fromTime: at(20) },
  ]);
  expect(live.items.get('A0')?.zone).toBe('Hall');
  expect(live.items.has('NEW')).toBe(true);
  expect(live.items.get('A1')).toEqual({ epc: 'A1', zone: 'ABSENT', lastModifiedTime: at(42) });
  expect(live.items.get('A2')).toBe(before.items.get('A2'));
  // With what the service writes a little later.
  expect(live.since).toBe(Date.parse(at(41)) - 10_000);
});

test('an older answer never replaces a newer one', () => {
  const live = withItems(beginWatching(now), [item('A', 10)]);
  expect(withItems(live, [item('A', 5, 'Hall')]).items.get('A')?.zone).toBe('Dock');
  const left = [{ epc: 'A', toZone: 'ABSENT', observationTime: at(5) }];
  expect(withDepartures(live, left, 'Store').items.get('A')?.zone).toBe('Dock');
});

test('a marker that is not known any more: what is there stays, and the next try begins with the first page', async () => {
  const { ask } = service(10);
  const given = limits();
  const broken = {
    ...ask,
    items: (query: object) => async (which: PageAsked) => {
      if (which.pageMarker) throw new Error('Unknown page marker');
      return ask.items(query)(which);
    },
  };
  await expect(followItems(broken, watched, beginWatching(now), given)).rejects.toThrow(
    'Unknown page marker',
  );
  const [kept] = given.onProgress.mock.calls.at(-1) as [LiveItems];
  expect([kept.items.size, kept.rest]).toEqual([4, {}]);
});

test('of those that left only the latest are kept', () => {
  const many = Array.from({ length: 1200 }, (_, index) => item(`A${index}`, 1));
  const gone = many.map(({ epc }) => ({ epc, toZone: 'ABSENT', observationTime: at(2) }));
  const live = withDepartures(withItems(beginWatching(now), many), gone, 'Store');
  expect(live.items.size).toBe(1000);
  expect(live.items.has('A199')).toBe(false);
  expect(live.items.has('A200')).toBe(true);
});

test('a move puts an item where it is now, or away; an older one changes nothing', () => {
  const before = withItems(beginWatching(now), [item('A1', 10), item('A2', 10)]);
  const move = (epc: string, second: number, more: object = {}) => ({
    epc,
    toZone: 'Racks',
    toFacility: 'Store',
    toX: 5,
    toY: 6,
    observationTime: at(second),
    ...more,
  });
  const moves = [move('A1', 20), move('A2', 5), move('A3', 20), move('A2', 20, { toFacility: 'Other' })];
  const { items } = withMoves(before, moves, 'Store');
  const seen = [...items.values()].map(({ epc, zone, facility, xLocation }) => [
    epc,
    zone,
    facility,
    xLocation,
  ]);
  expect(seen).toEqual([
    ['A1', 'Racks', 'Store', 5],
    ['A3', 'Racks', 'Store', 5],
    ['A2', 'Racks', 'Other', undefined],
  ]);
});

test('only moves that are told during a poll are kept for it, also after one that failed', async () => {
  const told = createToldMoves();
  const move = (epc: string): HistoryRow => ({ epc, toFacility: 'Store' });
  const kept: (readonly HistoryRow[])[] = [];
  const poll = (epc: string, end: () => void) =>
    told.during(async (moves) => {
      kept.push(moves);
      told.add([move(epc)]);
      end();
    });
  told.add([move('A0')]);
  await poll('A1', () => undefined);
  told.add([move('A2')]);
  const failed = poll('A3', () => {
    throw new Error('The service is away.');
  });
  await expect(failed).rejects.toThrow('away');
  told.add([move('A4')]);
  expect(kept).toEqual([[move('A1')], [move('A3')]]);
});
