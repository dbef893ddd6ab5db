/**
 * A table for the terminal: a line of headings and one line for each row, the columns as wide as their widest cell.
 * @param most letters of a cell; longer ones are cut.
 */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  most = 60,
): string {
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => (cell.length > most ? `${cell.slice(0, most - 1)}…` : cell)),
  );
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
