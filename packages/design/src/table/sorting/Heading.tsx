import type { RenderHeaderCellProps } from 'react-data-grid';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../../icons';
import { useMessages } from '../../messages';

/** The heading of a column: its name, and whether and as which of several the table is sorted by it. */
export function Heading<Row>({ column, sortDirection, priority }: RenderHeaderCellProps<Row>) {
  const translate = useMessages();
  // A name that is cut off at the edge of its column can be read in full by pointing at it.
  const name = (
    <span className="table__heading-text" title={typeof column.name === 'string' ? column.name : undefined}>
      {column.name}
    </span>
  );
  if (!column.sortable) return name;
  return (
    <span className="table__heading">
      {name}
      {sortDirection === undefined && <SortIcon size="1rem" />}
      {sortDirection === 'ASC' && <SortAscendingIcon size="1rem" />}
      {sortDirection === 'DESC' && <SortDescendingIcon size="1rem" />}
      {priority !== undefined && (
        <>
          <span aria-hidden="true">{priority}</span>
          <span className="design__hidden">
            {translate(sortDirection === 'DESC' ? 'table.sortedDescending' : 'table.sortedAscending', {
              place: priority,
            })}
          </span>
        </>
      )}
    </span>
  );
}
