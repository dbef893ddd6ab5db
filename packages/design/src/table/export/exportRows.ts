import type { Column } from '../column';
import { csvLine, writeCsv } from './csv';
import { saveFile } from './saveFile';

/** The forms in which rows can be exported. */
export type ExportForm = 'csv' | 'json';

const types: Readonly<Record<ExportForm, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
};

/** The columns that a file can have: those with a value. */
const fieldsOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ key, title, value }) => (value ? [{ key, title, value }] : []));

/** The rows as a text: the columns that have a value, CSV under their titles, JSON under their keys. */
export function writeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  form: ExportForm,
): string {
  const fields = fieldsOf(columns);
  if (form === 'csv')
    return writeCsv(
      fields.map(({ title }) => title),
      rows.map((row) => fields.map(({ value }) => value(row))),
    );
  const records = rows.map((row) =>
    Object.fromEntries(fields.map(({ key, value }) => [key, value(row) ?? null])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
}

/** `Reader definitions` as `reader-definitions-2026-11-21.csv`. */
export function fileName(label: string, form: ExportForm, now: Date): string {
  const name = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name || 'rows'}-${day}.${form}`;
}

/** Gives the user a file with the rows. */
export function exportRows<Row>(
  label: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  form: ExportForm,
): void {
  saveFile(
    fileName(label, form, new Date()),
    new Blob([writeRows(rows, columns, form)], { type: types[form] }),
  );
}

/**
 * Gives the user a CSV file with the rows of pages, the last row first. Of each page only its text is kept.
 * @param onPage - told how many rows there are so far; true gives it up
 * @returns the number of rows; undefined when it was given up, and nothing is saved
 */
export async function exportPages<Row>(
  label: string,
  pages: AsyncIterable<readonly Row[]>,
  columns: readonly Column<Row>[],
  onPage: (count: number) => boolean,
): Promise<number | undefined> {
  const fields = fieldsOf(columns);
  const parts: string[] = [];
  let count = 0;
  for await (const rows of pages) {
    parts.push(
      rows
        .toReversed()
        .map((row) => csvLine(fields.map(({ value }) => value(row))))
        .join(''),
    );
    count += rows.length;
    if (onPage(count)) return undefined;
  }
  const heading = csvLine(fields.map(({ title }) => title));
  saveFile(fileName(label, 'csv', new Date()), new Blob([heading, ...parts.reverse()], { type: types.csv }));
  return count;
}
