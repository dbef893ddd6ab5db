import { useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import type { FormErrors } from '../form';
import { FieldGroup, TextField } from '../form';
import type { Column } from '../table';
import { type AddressFields, addressFields, QueryPanel, useAddressQuery } from '.';

interface Item {
  readonly epc: string;
  readonly zone: string;
}

interface Filters {
  readonly epcPrefix: string;
  readonly zone: string;
}

const fields: AddressFields<Filters> = { epcPrefix: addressFields.text, zone: addressFields.text };
const initialValues: Filters = { epcPrefix: '', zone: '' };
const validate = ({ epcPrefix }: Filters): FormErrors => ({
  epcPrefix: /^[0-9A-Fa-f]*$/.test(epcPrefix) ? undefined : { key: 'validation.number' },
});
const columns: readonly Column<Item>[] = [
  { key: 'epc', title: 'EPC', kind: 'name', value: ({ epc }) => epc },
  { key: 'zone', title: 'Zone', kind: 'text', value: ({ zone }) => zone },
];
const page = (from: number): Item[] =>
  Array.from({ length: 5 }, (_, index) => ({
    epc: `30340${from + index}`,
    zone: index % 2 ? 'Hall' : 'Dock',
  }));
const rowKey = ({ epc }: Item) => epc;

function Items() {
  const query = useAddressQuery({ fields, initialValues, validate });
  const [rows, setRows] = useState(() => page(1000));
  return (
    <QueryPanel
      label="Items"
      query={query}
      columns={columns}
      rowKey={rowKey}
      empty="No items match."
      onDownload={() => undefined}
      results={{
        rows,
        loading: false,
        unreadable: 0,
        error: undefined,
        hasMore: rows.length < 15,
        loadingMore: false,
        loadMore: () => setRows([...rows, ...page(1000 + rows.length)]),
        retry: () => undefined,
        restart: () => setRows(page(1000)),
      }}
    >
      <FieldGroup label="Where">
        <TextField name="epcPrefix" label="EPC prefix" optional />
        <TextField name="zone" label="Zone" optional />
      </FieldGroup>
    </QueryPanel>
  );
}

/** A question to the service. */
export const query: GalleryPage = {
  name: 'Queries',
  stories: [{ name: 'Filters, results and more', content: <Items /> }],
};
