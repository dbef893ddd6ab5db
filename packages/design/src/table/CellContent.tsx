import { useMessages } from '../messages';
import { Link } from '../router';
import { Breakable } from './Breakable';
import type { Column } from './column';

interface CellContentProps<Row> {
  column: Column<Row>;
  row: Row;
  /** For every control in it. */
  tabIndex: number;
  /** See {@link CellState}. */
  spacious?: boolean;
}

/** Content of a cell, with a link around it and a mark after it where the column has them. */
export function CellContent<Row>({ column, row, tabIndex, spacious }: CellContentProps<Row>) {
  const translate = useMessages();
  const value = column.value?.(row);
  const text =
    typeof value === 'boolean'
      ? translate(value ? 'table.filter.yes' : 'table.filter.no')
      : String(value ?? '');
  // Text that is cut off at the edge of its cell can be read in full by pointing at it.
  const plain = text && (
    <span title={text}>
      <Breakable text={text} />
    </span>
  );
  const content = column.render ? column.render(row, { tabIndex, spacious }) : plain;
  const to = column.link?.(row);
  const linked =
    to === undefined ? (
      content
    ) : (
      <Link to={to} tabIndex={tabIndex} className={column.kind === 'name' ? 'table__name' : undefined}>
        {content}
      </Link>
    );
  const mark = column.mark?.(row);
  if (!mark) return linked;
  return (
    <span className="table__marked">
      {linked} {mark}
    </span>
  );
}
