import { writeCsv } from '@console/design/table';
import type { Recording } from './recording';

/** Names of the columns of the file. */
const headings = ['epc', 'observationTime', 'zone', 'facility', 'floor', 'x', 'y'];

/** So many rows become one part of a file, after which the page gets a chance to draw. */
const rowsAtOnce = 10_000;

/** The rows of one item or of all, in the order of time. */
function rowsOf({ rows, item }: Recording, only: number | undefined): readonly number[] {
  const all: number[] = [];
  for (let row = 0; row < rows; row += 1) if (only === undefined || item[row] === only) all.push(row);
  return all;
}

function* portions<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += rowsAtOnce) yield values.slice(from, from + rowsAtOnce);
}

const pageDraws = () => new Promise<void>((passed) => setTimeout(passed));

function described(recording: Recording, row: number) {
  const place = recording.places[recording.place[row] ?? 0];
  const known = (value: number | undefined) =>
    value === undefined || Number.isNaN(value) ? undefined : value;
  return {
    epc: recording.epcs[recording.item[row] ?? 0] ?? '',
    time: new Date(recording.time[row] ?? 0).toISOString(),
    zone: place?.zone,
    facility: place?.facility,
    floor: place?.floor,
    x: known(recording.x[row]),
    y: known(recording.y[row]),
  };
}

/** The path of an item, or of all, as CSV: a row for each observation. @param only its index; undefined for all */
export async function pathCsv(recording: Recording, only: number | undefined): Promise<Blob> {
  const parts = [writeCsv(headings, [])];
  for (const portion of portions(rowsOf(recording, only))) {
    const text = writeCsv(
      headings,
      portion.map((row) => {
        const { epc, time, zone, facility, floor, x, y } = described(recording, row);
        return [epc, time, zone, facility, floor, x, y];
      }),
    );
    // Each portion was written with headings of its own.
    parts.push(text.slice(text.indexOf('\r\n') + 2));
    await pageDraws();
  }
  return new Blob(parts, { type: 'text/csv' });
}

/**
 * The path of an item, or of all, as GeoJSON (RFC 7946): for each item a line through the places that are known, with
 * the time, zone, facility and floor of each. Coordinates are metres on the floor, not degrees, and the file says so.
 * @param only its index; undefined for all
 */
export async function pathGeoJson(recording: Recording, only: number | undefined): Promise<Blob> {
  const byItem = new Map<number, number[]>();
  for (const row of rowsOf(recording, only)) {
    const item = recording.item[row] ?? 0;
    const rows = byItem.get(item);
    if (rows) rows.push(row);
    else byItem.set(item, [row]);
  }
  const parts = [
    '{"type":"FeatureCollection","coordinateUnit":"metres on the floor, not degrees","features":[',
  ];
  let first = true;
  for (const portion of portions([...byItem.values()])) {
    for (const rows of portion) {
      parts.push(`${first ? '' : ','}${JSON.stringify(featureOf(recording, rows))}`);
      first = false;
    }
    await pageDraws();
  }
  parts.push(']}\n');
  return new Blob(parts, { type: 'application/geo+json' });
}

function featureOf(recording: Recording, rows: readonly number[]) {
  const all = rows.map((row) => described(recording, row));
  const placed = all.filter(({ x, y }) => x !== undefined && y !== undefined);
  const coordinates = placed.map(({ x, y }) => [x, y]);
  const [only] = coordinates;
  const geometry =
    coordinates.length > 1
      ? { type: 'LineString', coordinates }
      : only && { type: 'Point', coordinates: only };
  return {
    type: 'Feature',
    geometry: geometry ?? null,
    properties: {
      epc: all[0]?.epc,
      times: placed.map(({ time }) => time),
      zones: placed.map(({ zone }) => zone ?? null),
      facilities: placed.map(({ facility }) => facility ?? null),
      floors: placed.map(({ floor }) => floor ?? null),
      /** Observations without coordinates are in no line. */
      withoutPlace: all.length - placed.length,
    },
  };
}
