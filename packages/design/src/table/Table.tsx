import { MessagesProvider } from '../messages';
import en from './en.json';
import { TableContent } from './TableContent';
import type { TableProps } from './TableProps';

/**
 * A list of records with sort, search, filters, columns and bulk actions; its state is kept in the address [TABLE-01].
 *
 * @example
 * ```tsx
 * const columns: Column<Job>[] = [
 *   { key: 'name', title: 'Name', kind: 'name', value: ({ name }) => name, link: ({ id }) => `/jobs/${id}` },
 *   { key: 'created', title: 'Created', kind: 'date', value: ({ created }) => created, filter: 'date' },
 * ];
 * const idOf = ({ id }: Job) => id;
 *
 * <Table label="Jobs" id="jobs" rows={jobs} columns={columns} rowKey={idOf} initialSort="-created" />
 * ```
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  return (
    <MessagesProvider messages={en}>
      <TableContent {...props} />
    </MessagesProvider>
  );
}
