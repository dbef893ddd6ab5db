import { Breakable } from './Breakable';
import type { Column } from './column';

/**
 * Parts of a column of codes of the service: it shows, sorts and finds words, with the code in the tooltip;
 * the address of a filter keeps the code.
 */
export function codeColumn<Row>(
  codeOf: (row: Row) => string | undefined,
  wordsOf: (code: string) => string,
): Pick<Column<Row>, 'kind' | 'filter' | 'value' | 'render'> {
  const inWords = (row: Row) => {
    const code = codeOf(row);
    return code && wordsOf(code);
  };
  return {
    kind: 'text',
    filter: { kind: 'choice', value: codeOf, label: wordsOf },
    value: inWords,
    render: (row) => (
      <span title={codeOf(row)}>
        <Breakable text={inWords(row) ?? ''} />
      </span>
    ),
  };
}
