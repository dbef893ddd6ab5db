import type { EpcFormat } from '@console/api-client/items/schema';
import type { Queryable } from '../../database';
import type { Position } from '../../server/paging/pageMarker';
import { formatEpc } from '../epc/epcFormat';
import type { DataSet } from './dataSet';
import { findRows } from './findRows';

/** Rows of one page, and where it ended. */
export interface Page {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly end: Position;
  readonly more: boolean;
}

/** Number of refills for rows without the wanted form of EPC before a page is left short. */
const mostRounds = 5;

/**
 * Reads a page that begins after a position. Rows whose EPC has not the wanted form are left out and made up for by
 * further ones.
 */
export async function readPage<Query extends { readonly epcFormat?: EpcFormat }, Row>(
  database: Queryable,
  data: DataSet<Query, Row>,
  query: Query,
  after: Position,
  pageSize: number,
): Promise<Page> {
  const rows: Readonly<Record<string, unknown>>[] = [];
  let end = after;
  let more = true;
  for (let round = 0; more && rows.length < pageSize && round < mostRounds; round++) {
    const wanted = pageSize - rows.length;
    const found = await findRows(database, data, query, end, wanted + 1);
    more = found.length > wanted;
    for (const row of found.slice(0, wanted)) {
      end = data.positionOf(row);
      const answer = data.answer(row);
      const epc = formatEpc(answer.epc, query.epcFormat);
      if (epc !== undefined) rows.push({ ...answer, epc });
    }
  }
  return { rows, end, more };
}
