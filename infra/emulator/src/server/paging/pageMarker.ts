import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '../failure';

/** Where a page ended: the sort key of its last row; empty before the first row. */
export type Position = readonly string[];

/** Writes and reads the markers by which clients ask for the next page. */
export interface PageMarkers {
  /** Base64 of a position, and of a digest that binds it to the question and to this service. */
  write(query: object, position: Position): string;
  /**
   * The position of a marker. A space in it was a plus sign before the address was decoded.
   * @param field what the request calls it. @defaultValue `pageMarker`
   * @throws 400 when the service did not write it for a query with these filters
   */
  read(query: object, marker: string, field?: string): Position;
}

const digestLength = 12;

/** Parameters that may differ between the pages of one query. */
const notPartOfQuery = new Set([
  'pageMarker',
  'nextPageMarker',
  'pageSize',
  'alwaysIncludePageMarker',
  'token',
  'url',
]);

/** Markers that nobody without the key can write. */
export function createPageMarkers(key: Buffer): PageMarkers {
  const digestOf = (query: object, position: Buffer) =>
    createHmac('sha256', key)
      .update(`page marker ${JSON.stringify(filtersOf(query))}`)
      .update(position)
      .digest()
      .subarray(0, digestLength);
  return {
    write(query, position) {
      const bytes = Buffer.from(JSON.stringify(position));
      return Buffer.concat([digestOf(query, bytes), bytes]).toString('base64');
    },
    read(query, marker, field = 'pageMarker') {
      const bytes = Buffer.from(marker.replaceAll(' ', '+'), 'base64');
      const [digest, position] = [bytes.subarray(0, digestLength), bytes.subarray(digestLength)];
      if (digest.length < digestLength || !timingSafeEqual(digest, digestOf(query, position)))
        throw invalid(field, 'does not belong to a query with these filters');
      return JSON.parse(position.toString('utf8'));
    },
  };
}

const filtersOf = (query: object) =>
  Object.entries(query)
    .filter(([name, value]) => !notPartOfQuery.has(name) && value !== undefined && value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
