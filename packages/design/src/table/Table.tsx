import { MessagesProvider } from '../messages';
import en from './en.json';
import { TableContent } from './TableContent';
import type { TableProps } from './TableProps';

/**
 * A list of records: sorted by its headings, searched, filtered, with the columns its user wants; all of that is kept
 * in the address [TABLE-01].
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  return (
    <MessagesProvider messages={en}>
      <TableContent {...props} />
    </MessagesProvider>
  );
}
