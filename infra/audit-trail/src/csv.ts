import type { Change } from './segments';

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
  'build',
  'fields',
] as const;

/** A cell of a CSV file; what a spreadsheet would take for a formula is text. */
const csvCell = (text: string) =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]) => cells.map(csvCell).join(',');

/** The first line of changes as a table. */
export const csvHeading = line(columns);

const fieldsOf = ({ details }: Change) =>
  details?.fields
    .map(({ field, before = '', after = '' }) => `${field}: ${before} → ${after}`)
    .concat(details.more === undefined ? [] : [`… ${details.more}`])
    .join('; ');

const buildOf = ({ details }: Change) => details && `${details.remote} ${details.build}`;

/** A change as a line of a table. */
export function csvLine(change: Change): string {
  const all = {
    ...change,
    person: change.person?.name,
    build: buildOf(change),
    fields: fieldsOf(change),
  };
  return line(columns.map((name) => String(all[name] ?? '')));
}
