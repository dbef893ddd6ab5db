/** Search in the lines. */
export interface LogSearch {
  readonly text: string;
  /** The text is a regular expression. */
  readonly pattern: boolean;
  readonly matchCase: boolean;
}

/** From where to where a text matches, in characters. */
export type Mark = readonly [from: number, to: number];

/** Finds the first match at or after a place: where it begins and ends, or undefined. */
type Matcher = (text: string, from: number) => Mark | undefined;

/**
 * Matches of a search in many lines at once. A text is looked for as it is, which is several times as fast as by a
 * regular expression. Matches of nothing do not count.
 * @throws SyntaxError for a pattern that is none
 */
export function matcherOf(search: LogSearch): (lines: string) => Matcher {
  const { text: sought, pattern, matchCase } = search;
  const expression = searchExpression(search);
  const byExpression: Matcher = (text, from) => {
    expression.lastIndex = from;
    for (let found = expression.exec(text); found; found = expression.exec(text)) {
      const [{ length }] = found;
      if (length > 0) return [found.index, found.index + length];
      expression.lastIndex += 1;
    }
    return undefined;
  };
  const byText =
    (within: string, text: string): Matcher =>
    (_, from) => {
      const at = within.indexOf(text, from);
      return at < 0 ? undefined : [at, at + text.length];
    };
  return (lines) => {
    if (pattern || sought === '') return byExpression;
    if (matchCase) return byText(lines, sought);
    const lower = lines.toLowerCase();
    // Few letters are longer in small: then places would differ.
    return lower.length === lines.length ? byText(lower, sought.toLowerCase()) : byExpression;
  };
}

/**
 * The regular expression of a search, which is applied to many lines at once: `^` and `$` are the ends of a line.
 * @throws SyntaxError for a pattern that is none
 */
function searchExpression({ text, pattern, matchCase }: LogSearch): RegExp {
  const source = pattern ? text : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(source, matchCase ? 'gm' : 'gim');
}

/** Where a line matches. */
export function marksIn(line: string, find: Matcher): Mark[] {
  const marks: Mark[] = [];
  for (let mark = find(line, 0); mark; mark = find(line, mark[1])) marks.push(mark);
  return marks;
}
