/** A line of RFC 4180. Text that a spreadsheet would take for a formula is preceded by an apostrophe. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
