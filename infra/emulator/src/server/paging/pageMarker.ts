import { createHash } from 'node:crypto';
import { invalid } from '../failure';

/** Where a page ended: the sort key of its last row; empty before the first row. */
export type Position = readonly string[];

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

/** Writes a marker: base64 of a position and of a digest that binds it to the question. */
export function writePageMarker(query: object, position: Position): string {
  return Buffer.concat([digestOf(query, position), Buffer.from(JSON.stringify(position))]).toString('base64');
}

/**
 * Reads a marker. A space in it was a plus sign before the address was decoded.
 * @param field what the request calls it
 * @throws 400 when it is no marker or that of a query with other filters
 */
export function readPageMarker(query: object, marker: string, field = 'pageMarker'): Position {
  const bytes = Buffer.from(marker.replaceAll(' ', '+'), 'base64');
  const position = readPosition(bytes.subarray(digestLength));
  if (!position || !digestOf(query, position).equals(bytes.subarray(0, digestLength)))
    throw invalid(field, 'does not belong to a query with these filters');
  return position;
}

function readPosition(bytes: Buffer): Position | undefined {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

function digestOf(query: object, position: Position): Buffer {
  const filters = Object.entries(query)
    .filter(([name, value]) => !notPartOfQuery.has(name) && value !== undefined && value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([filters, position]))
    .digest()
    .subarray(0, digestLength);
}
