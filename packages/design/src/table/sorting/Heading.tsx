import type { RenderHeaderCellProps } from 'react-data-grid';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../../icons';
import { useMessages } from '../../messages';

/** The heading of a column: its name, and whether and as which of several the table is sorted by it. */
export function Heading<Row>({ column, sortDirection, priority }: RenderHeaderCellProps<Row>) {
  const translate = useMessages();
  if (!column.sortable) return <span className="table__heading-text">{column.name}</span>;
  return (
    <span className="table__heading">
      <span className="table__heading-text">{column.name}</span>
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
