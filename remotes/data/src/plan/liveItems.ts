import type { HistoryQuery, HistoryRow, Item, ItemQuery } from '@console/api-client/items';
import { type AskPage, pagesOf } from '../stream/pages';

/** Items that are watched on a plan. */
export interface Watched {
  readonly facility: string;
  /** Hexadecimal. @defaultValue items of all EPCs */
  readonly epcPrefix?: string;
}

/** The items of a facility as they are known now. */
export interface LiveItems {
  /** The latest that is known of each item, by EPC; of one that left, where to. */
  readonly items: ReadonlyMap<string, Item>;
  /** From when on changes are asked for, in milliseconds since 1970. */
  readonly since: number;
  /** Where the items that are not loaded yet begin: at the first page, or behind a marker; undefined, all are loaded. */
  readonly rest: { readonly pageMarker?: string } | undefined;
  /** Number of rows that could not be read. */
  readonly unreadable: number;
}

/** Asks the service. */
export interface AskItems {
  readonly items: (query: ItemQuery) => AskPage<Item>;
  readonly history: (query: HistoryQuery) => AskPage<HistoryRow>;
}

/** Limits of loading, and its progress. */
interface LoadingLimits {
  /** Most items that are loaded. */
  readonly most: number;
  /** True after the user has stopped it. */
  readonly stopped: () => boolean;
  /** Told after each page. */
  readonly onProgress: (items: LiveItems) => void;
}

/** The jobs of a service write what they have seen a moment after they have seen it. */
const overlap = 10_000;

/** Items that left the facility are listed while the page is open, the latest of them. */
const mostDeparted = 1000;

/** Most pages of changes that one poll reads; the rest follows with the next. */
const mostPagesOfChanges = 20;

/** Nothing is known yet. @param now by the clock of the service, in milliseconds since 1970 */
export const beginWatching = (now: number): LiveItems => ({
  items: new Map(),
  since: now - overlap,
  rest: {},
  unreadable: 0,
});

/** With items that were answered; an older answer does not replace a newer one. */
export function withItems(live: LiveItems, rows: readonly Item[]): LiveItems {
  if (rows.length === 0) return live;
  const items = new Map(live.items);
  for (const row of rows) {
    const known = items.get(row.epc);
    if (!known || (timeOf(row) >= timeOf(known) && !isSame(row, known))) items.set(row.epc, row);
  }
  return { ...live, items };
}

/** With what went from the facility to somewhere else: it stays, with where it went, and without a place. */
export function withDepartures(live: LiveItems, rows: readonly HistoryRow[], facility: string): LiveItems {
  const gone = rows.filter(
    ({ epc, toFacility, observationTime }) =>
      toFacility !== facility && timeOf(live.items.get(epc)) <= Date.parse(observationTime ?? ''),
  );
  if (gone.length === 0) return live;
  const items = new Map(live.items);
  for (const { toX: _, toY: __, ...move } of gone) {
    // At the end, so that the first of those that left are the oldest.
    items.delete(move.epc);
    items.set(move.epc, itemOfMove(move));
  }
  const departed = [...items.values()].filter((item) => item.facility !== facility);
  for (const { epc } of departed.slice(0, Math.max(0, departed.length - mostDeparted))) items.delete(epc);
  return { ...live, items };
}

/** With moves that the queue of items told; one that is older than what is known changes nothing. */
export function withMoves(live: LiveItems, moves: readonly HistoryRow[], facility: string): LiveItems {
  const here = moves.filter((move) => move.toFacility === facility);
  const gone = moves.filter((move) => move.toFacility !== facility);
  return withDepartures(withItems(live, here.map(itemOfMove)), gone, facility);
}

/**
 * Keeps the moves that the queue tells while a poll reads its pages, which may not have them yet; those that are told at any
 * other time are not kept, however long no poll begins.
 */
export function createToldMoves() {
  const underWay = new Set<HistoryRow[]>();
  return {
    add: (moves: readonly HistoryRow[]) => {
      for (const told of underWay) told.push(...moves);
    },
    /** Runs a poll. @param poll is given the moves that were told since it began */
    async during<Answer>(poll: (told: readonly HistoryRow[]) => Promise<Answer>): Promise<Answer> {
      const told: HistoryRow[] = [];
      underWay.add(told);
      try {
        return await poll(told);
      } finally {
        underWay.delete(told);
      }
    },
  };
}

/** An item where a move has put it. */
const itemOfMove = (move: HistoryRow): Item => ({
  epc: move.epc,
  ...(move.tagId !== undefined && { tagId: move.tagId }),
  ...(move.jobId !== undefined && { jobId: move.jobId }),
  ...(move.toZone !== undefined && { zone: move.toZone }),
  ...(move.toFacility !== undefined && { facility: move.toFacility }),
  ...(move.toFloor !== undefined && { floor: move.toFloor }),
  ...(move.toX !== undefined && { xLocation: move.toX }),
  ...(move.toY !== undefined && { yLocation: move.toY }),
  ...(move.observationTime !== undefined && { lastModifiedTime: move.observationTime }),
});

/**
 * Follows the items of a facility: first what has changed since the last time, then the pages that are not loaded yet,
 * as far as the limits allow.
 */
export async function followItems(
  ask: AskItems,
  { facility, epcPrefix }: Watched,
  before: LiveItems,
  { most, stopped, onProgress }: LoadingLimits,
): Promise<LiveItems> {
  const common = { facility, ...(epcPrefix !== undefined && { epcPrefix }) };
  let live =
    before.items.size > 0 || before.rest === undefined ? await changesOf(ask, common, before) : before;
  if (!live.rest || stopped() || live.items.size >= most) return live;
  try {
    for await (const page of pagesOf(ask.items(common), live.rest.pageMarker)) {
      live = {
        ...withItems(live, page.rows),
        unreadable: live.unreadable + page.unreadable.length,
        rest: page.nextPageMarker === undefined ? undefined : { pageMarker: page.nextPageMarker },
      };
      onProgress(live);
      if (stopped() || live.items.size >= most) break;
    }
    return live;
  } catch (error) {
    // The marker may be what is wrong: the next try begins with the first page and keeps what is there. Nothing that was
    // read is not the same as nothing that is there.
    if (live.items.size > 0) onProgress({ ...live, rest: {} });
    throw error;
  }
}

async function changesOf(
  ask: AskItems,
  common: { readonly facility: string; readonly epcPrefix?: string },
  before: LiveItems,
): Promise<LiveItems> {
  const { facility, ...others } = common;
  const fromTime = new Date(before.since).toISOString();
  let live = before;
  let latest = before.since + overlap;
  let pages = 0;
  let all = true;
  for await (const { rows, nextPageMarker } of pagesOf(ask.items({ ...common, fromTime }))) {
    live = withItems(live, rows);
    for (const row of rows) latest = Math.max(latest, timeOf(row) || 0);
    pages += 1;
    all = nextPageMarker === undefined;
    if (pages >= mostPagesOfChanges) break;
  }
  const departures = { ...others, fromFacility: facility, zoneTransitionsOnly: true, fromTime };
  pages = 0;
  for await (const { rows } of pagesOf(ask.history(departures))) {
    live = withDepartures(live, rows, facility);
    pages += 1;
    if (pages >= mostPagesOfChanges) break;
  }
  // Items come by EPC, not by time: unless all were read, any of the rest may be older than the latest.
  return all ? { ...live, since: latest - overlap } : live;
}

const timeOf = (item: Pick<Item, 'lastModifiedTime'> | undefined) =>
  item?.lastModifiedTime === undefined ? Number.NEGATIVE_INFINITY : Date.parse(item.lastModifiedTime);

const isSame = (one: Item, other: Item) =>
  one.lastModifiedTime === other.lastModifiedTime && one.zone === other.zone && one.jobId === other.jobId;
