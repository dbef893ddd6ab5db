import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { type Column, Table } from '@console/design/table';
import { DesignProvider } from '@console/design/theme';
import { mount } from './mount';
import type { MeasuredRow } from './rows';

const text = (key: keyof MeasuredRow, kind: Column<MeasuredRow>['kind'] = 'text'): Column<MeasuredRow> => ({
  key,
  title: key,
  kind,
  value: (row) => row[key],
});

const columns = [
  text('id', 'name'),
  text('epc'),
  text('type'),
  text('facility'),
  text('zone'),
  text('x', 'short'),
  text('y', 'short'),
  text('confidence', 'short'),
  text('seen', 'date'),
];
const rowKey = ({ id }: MeasuredRow) => id;

mount((rows) => {
  const element = <Table label="Items" rows={rows} columns={columns} rowKey={rowKey} initialSort="id" />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return (
    <DesignProvider>
      <div style={{ display: 'flex', flexDirection: 'column', height: '800px' }}>
        <RouterProvider router={router} />
      </div>
    </DesignProvider>
  );
});
