import { DescriptionList } from '@console/design/card';
import { Dialog } from '@console/design/dialog';
import { CellContent } from '../CellContent';
import type { Column } from '../column';

interface RowDetailsProps<Row> {
  row: Row;
  /** Name of the row. */
  name: string;
  columns: readonly Column<Row>[];
  onClose: () => void;
}

/** All values of one row, for widths at which the table has no room for all columns. */
export function RowDetails<Row>({ row, name, columns, onClose }: RowDetailsProps<Row>) {
  return (
    <Dialog open title={name} onClose={onClose}>
      <DescriptionList
        items={columns.map((column) => ({
          label: column.title,
          value: <CellContent column={column} row={row} tabIndex={0} spacious />,
        }))}
      />
    </Dialog>
  );
}
