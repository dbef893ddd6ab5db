import type { CellValue } from '../column';

/** First characters that spreadsheets take for a formula. */
const formula = /^[=+\-@\t\r]/;

const special = /[",;\t\r\n]/;

/** One field as RFC 4180 has it; text that begins like a formula is led by an apostrophe, numbers are left alone. */
function field(value: CellValue): string {
  if (typeof value === 'number') return String(value);
  const text = String(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line after RFC 4180, ended by CR LF. */
export const csvLine = (values: readonly CellValue[]): string => `${values.map(field).join(',')}\r\n`;

/** Writes CSV after RFC 4180: a line of headings, then a line for each row. */
export function writeCsv(headings: readonly string[], rows: Iterable<readonly CellValue[]>): string {
  const lines = [csvLine(headings)];
  for (const row of rows) lines.push(csvLine(row));
  return lines.join('');
}
