import Table from 'antd/es/table';
import { mount } from './mount';
import type { MeasuredRow } from './rows';

const keys = ['id', 'epc', 'type', 'facility', 'zone', 'x', 'y', 'confidence', 'seen'] as const;

const collator = new Intl.Collator(undefined, { numeric: true });

const columns = keys.map((key) => ({
  key,
  title: key,
  dataIndex: key,
  width: 150,
  sorter: (one: MeasuredRow, other: MeasuredRow) => {
    const [left, right] = [one[key], other[key]];
    return typeof left === 'number' && typeof right === 'number'
      ? left - right
      : collator.compare(String(left), String(right));
  },
  ...(key === 'id' && { defaultSortOrder: 'ascend' as const }),
}));

mount((rows) => (
  <Table
    virtual
    rowKey="id"
    columns={columns}
    dataSource={rows}
    pagination={false}
    scroll={{ x: 1350, y: 700 }}
  />
));
