import type { Column as GridColumn, RenderCellProps } from 'react-data-grid';
import { IconButton } from '../../button';
import { ChevronRightIcon } from '../../icons';
import { useMessages } from '../../messages';

function DetailsHeading() {
  return <span className="design__hidden">{useMessages()('table.details')}</span>;
}

function OpenDetails({ name, tabIndex, onOpen }: { name: string; tabIndex: number; onOpen: () => void }) {
  const translate = useMessages();
  return (
    <IconButton
      icon={<ChevronRightIcon />}
      size="small"
      tabIndex={tabIndex}
      label={translate('table.detailsOf', { name })}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}

/** The column of buttons that show what has no room in the table. */
export function detailsColumn<Row>(
  rowName: (row: Row) => string,
  onOpen: (row: Row) => void,
): GridColumn<Row> {
  return {
    key: ' details',
    name: '',
    width: 0,
    minWidth: 0,
    cellClass: 'table__cell table__cell--details',
    renderHeaderCell: () => <DetailsHeading />,
    renderCell: ({ row, tabIndex }: RenderCellProps<Row>) => (
      <OpenDetails name={rowName(row)} tabIndex={tabIndex} onOpen={() => onOpen(row)} />
    ),
  };
}
