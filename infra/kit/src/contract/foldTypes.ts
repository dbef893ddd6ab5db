/** Longest line that folding makes. */
const widest = 110;

/**
 * Writes small type literals on one line, where API Extractor takes a line for every property: JSON schemas as types
 * are most of a report otherwise. Declarations and what carries a comment stay as they are.
 */
export function foldTypes(declarations: string): string {
  const lines: string[] = [];
  const open: number[] = [];
  for (const line of declarations.split('\n')) {
    lines.push(line);
    if (/^\s*\}/.test(line)) {
      const start = open.pop();
      if (start !== undefined && lines[start]?.startsWith(' ')) {
        const [first = '', ...rest] = lines.slice(start);
        const folded = [first, ...rest.map((each) => each.trim())].join(' ');
        if (folded.length <= widest && !folded.includes('//')) lines.splice(start, lines.length, folded);
      }
    }
    if (/\{$/.test(line)) open.push(lines.length - 1);
  }
  return lines.join('\n');
}
