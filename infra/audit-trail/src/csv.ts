import type { Change } from './search';

const columns = [
  'time',
  'trail',
  'seq',
  'person',
  'address',
  'action',
  'model',
  'record',
  'result',
  'status',
  'duration',
  'id',
] as const;

/** A cell of a CSV file; what a spreadsheet would take for a formula is text. */
const csvCell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]) => cells.map(csvCell).join(',');

/** The first line of changes as a table. */
export const csvHeading = line(columns);

/** A change as a line of a table. */
export function csvLine(change: Change): string {
  const all = { ...change, person: change.person?.name };
  return line(columns.map((name) => String(all[name] ?? '')));
}
