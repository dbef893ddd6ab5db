/** One requirement of the documents. */
export interface Requirement {
  /** `THRESH-22` */
  readonly id: string;
  /** Package that delivers it, `remotes/thresholds`. */
  readonly owner: string;
  /** The sentence. */
  readonly row: string;
  /** Documents and sections it was taken from, `1§5; 3§5`. */
  readonly source: string;
}

/** Reads the tab-separated table; its first line names the columns. */
export function readRows(table: string): Requirement[] {
  const [head = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  const names = head.split('\t');
  const cell = (cells: readonly string[], name: string) => cells[names.indexOf(name)]?.trim() ?? '';
  return lines.map((line) => {
    const cells = line.split('\t');
    return {
      id: cell(cells, 'id'),
      owner: cell(cells, 'owner'),
      row: cell(cells, 'row'),
      source: cell(cells, 'source'),
    };
  });
}

// Markdown reads these in a sentence as marks of its own.
const escaped = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');

/** Describes requirements as a page of Markdown: a section for each area, a line for each id. */
export function describeRequirements(rows: readonly Requirement[]): string {
  const areaOf = ({ id }: Requirement) => id.replace(/-\d+$/, '');
  const section = (area: string) => [
    `\n## ${area}\n`,
    ...rows
      .filter((row) => areaOf(row) === area)
      .map(({ id, owner, row, source }) => `- **${id}** (${owner}; ${source}) ${escaped(row)}`),
  ];
  const areas = [...new Set(rows.map(areaOf))];
  return `${[
    '# Requirements\n',
    'The sentences that ids such as `[LOGIN-02]` in titles of tests and in comments stand for, with who delivers them and where they stand in the documents of the product. Written by `npm run requirements -- <rows.tsv>`.',
    ...areas.flatMap(section),
  ].join('\n')}\n`;
}
